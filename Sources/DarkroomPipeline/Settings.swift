/// Every width, budget and limit that is not the recipe's, with its reason.
enum Settings {
    /// What a source may carry beside its picture (profiles, EXIF, text), in bytes: the largest
    /// profiles have 3 MB, and libvips reads this much in less than a tenth of a second.
    static let mostBallast = 4 << 20

    /// What each piece of it counts beyond its bytes: reading one takes as long as 2 KB. So a TIFF
    /// may have 2047 pages.
    static let ballastPiece = 2 << 10

    /// Bytes hashed at a time: large enough that a system call costs nothing beside it, small
    /// enough to stay in the second-level cache.
    static let hashBlock = 1 << 18

    /// Bytes read at a time where the structure of a file is walked: a few hundred blocks of a GIF.
    static let walkBlock = 1 << 16

    /// Folders that an output remembers to have made: for one that it forgot it asks again. A path
    /// takes about 100 bytes.
    static let knownFolders = 1 << 16

    /// How much larger than the largest output a JPEG is decoded at the least. Its scaled inverse DCT
    /// is a good low pass, but with the kernel close behind it takes the finest detail twice: a sharp
    /// photo is 37 dB from one exact step at 1.02, 39 dB at 1.1, 42 dB at 1.33. 40 dB need this much.
    static let largePhotoHeadroom = 1.15

    /// The same for small sources, whose finest pixels are often sharp (drawings, lettering, pictures
    /// that were shrunk before), and cheap to decode: the kernel alone decides.
    static let smallSourceHeadroom = 2.0

    /// Pixels up to which a source is small.
    static let smallSource = 4_000_000

    /// How much larger than the largest output other formats are kept after box averaging, which
    /// blurs close to its own size: at twice the size the Lanczos kernel decides the sharpness.
    static let boxHeadroom = 2.0

    /// Largest side of what the focal point is looked for on, in pixels, after quick averaging. Attention
    /// works on 32 pixels; more detail than this changes nothing.
    static let focusSide = 128

    /// A quarter of the memory that the process may use: the rest is for codecs, encoded bytes and
    /// whatever else runs on the machine.
    static let memoryShare = 4

    /// What a worker process may use beyond the budget before the system refuses it more, in bytes:
    /// room for code, stacks, encoders and estimates that are somewhat too low; far less than what a
    /// crafted file can make a decoder ask for.
    static let workerMemoryMargin = 1 << 30

    /// A photo that held at least this many bytes has its memory given back to the system before the
    /// next is let in. Smaller ones leave it to the allocator, which is faster.
    static let returnedAllocation = 64 << 20

    /// How coarse the clock of a file system may be, in nanoseconds: FAT counts in steps of two
    /// seconds. A file that was written less than that before it was read can be written again
    /// without its stamp telling.
    static let timestampGranularity = 2_000_000_000

    /// How long nothing may happen to the sources before a watched build begins. A save in an editor,
    /// or a copy of many photos, is many changes, milliseconds apart.
    static let quiet = Duration.milliseconds(200)

    /// How long a watched build is put off where it does not get quiet.
    static let longestUnrest = Duration.seconds(2)

    /// How often all stamps are looked at where no system tells of changes: ten thousand take some
    /// hundredths of a second.
    static let pollInterval = Duration.seconds(1)

    /// Never below this budget, in bytes: one ordinary photo must always fit.
    static let smallestMemoryBudget = 64 << 20
}
