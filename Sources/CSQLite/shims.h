// SQLite: the build state, that survives a build killed at any moment.
#include <sqlite3.h>
