/* What plants.h says, on a GPU: this text follows half.h and plants.h. */
extern "C" __global__ void gpu_plant_begin(struct plant *p)
{
	plant_begin(p);
}
extern "C" __global__ void gpu_plant_end(struct plant *p)
{
	plant_end(p);
}
extern "C" __global__ void gpu_mutation_begin(struct mutation *m)
{
	mutation_begin(m);
}
extern "C" __global__ void gpu_mutation_keep(struct mutation *m)
{
	mutation_keep(m);
}
extern "C" __global__ void gpu_mutation_spoil(struct mutation *m)
{
	mutation_spoil(m);
}
extern "C" __global__ void gpu_mutation_tell(struct mutation *m)
{
	mutation_tell(m);
}
