/* Files that a user names: what is no file is not replaced by one. */
#include "base/arena.h"
#include "base/file.h"
#include "unit.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void assert_holds(const char *path, const char *text)
{
	struct arena a = {0};
	struct str got;

	assert_int_equal(file_read(&a, path, 100, &got), STATUS_OK);
	assert_true(str_eq(got, str_of(text)));
	arena_release(&a);
}

CASE(a_link_stays_and_its_file_is_replaced)
{
	struct stat st;

	unlink("named.link");
	assert_int_equal(file_write("named.txt", str_of("old")), STATUS_OK);
	assert_int_equal(symlink("named.txt", "named.link"), 0);
	assert_int_equal(file_check_writable("named.link"), STATUS_OK);
	assert_int_equal(file_write_named("named.link", str_of("new")), STATUS_OK);
	assert_int_equal(lstat("named.link", &st), 0);
	assert_true(S_ISLNK(st.st_mode));
	assert_holds("named.txt", "new");
	unlink("named.txt");
	assert_int_equal(file_check_writable("named.link"), STATUS_IO);
	status_clear();
	unlink("named.link");
}

CASE(a_pipe_gets_the_bytes)
{
	char got[8] = "";
	struct stat st;

	unlink("named.pipe");
	assert_int_equal(mkfifo("named.pipe", 0600), 0);
	assert_int_equal(file_check_writable("named.pipe"), STATUS_OK);
	assert_int_equal(file_write_named("named.pipe", str_of("x")), STATUS_IO); /* unread */
	status_clear();
	int fd = open("named.pipe", O_RDONLY | O_NONBLOCK);

	assert_int_equal(file_write_named("named.pipe", str_of("bytes")), STATUS_OK);
	assert_int_equal(read(fd, got, sizeof(got)), 5);
	assert_string_equal(got, "bytes");
	assert_int_equal(lstat("named.pipe", &st), 0);
	assert_true(S_ISFIFO(st.st_mode));
	close(fd);
	unlink("named.pipe");
}

CASE(a_device_stays_one)
{
	struct stat st;

	assert_true(file_is_special("/dev/null"));
	assert_int_equal(file_write_named("/dev/null", str_of("x")), STATUS_OK);
	assert_int_equal(stat("/dev/null", &st), 0);
	assert_true(S_ISCHR(st.st_mode));
	assert_int_equal(file_write_named("/dev/full", str_of("x")), STATUS_IO);
	status_clear();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_link_stays_and_its_file_is_replaced),
		TEST(a_pipe_gets_the_bytes),
		TEST(a_device_stays_one),
	};

	return RUN(tests);
}
