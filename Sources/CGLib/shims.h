// GLib's option parser, for the command line only.
#include <glib.h>
