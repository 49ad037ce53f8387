class M(torchModule):
  def forward(self, x: "l8]" = tpy_.default(y, '''''''''''''''''''''''''''''''''''''''#''''''','''')y

