# Generated from manifest-v1.schema.json by `make manifest-types`: change the schema instead.

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Sha256: TypeAlias = str
"""
SHA-256 in lower-case hexadecimal.
"""


Color: TypeAlias = str
"""
A colour in the output's colour space, #rrggbb in lower case.
"""


Day: TypeAlias = str
"""
A day, yyyy-MM-dd.
"""


RelativePath: TypeAlias = str
"""
A path relative to the catalog's folder.
"""


ImageKey: TypeAlias = str
"""
Key of a picture.
"""


class Generator(TypedDict):
    """
    The tool that wrote the manifest, and the libraries that decide its pictures' bytes.
    """

    name: Literal['darkroom']
    """
    Name of the tool.
    """
    version: str
    """
    Version of the tool.
    """
    libvips: str
    """
    Version of libvips.
    """
    fingerprint: str
    """
    Digest of everything in the toolchain that can change a picture's bytes.
    """


class FocusImages(TypedDict):
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """

    thumbnail: NotRequired[str]
    """
    The list's picture.
    """


class Focus(TypedDict):
    """
    A focus of the start page's list.
    """

    id: str
    """
    Unique within its model type.
    """
    key: str
    """
    What the keys of its pictures begin with: key, a slash, role.
    """
    title: str
    """
    Shown title.
    """
    description: NotRequired[str]
    """
    Shown description.
    """
    imageName: str
    """
    The image name as the catalog has it.
    """
    images: FocusImages
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """


class QuickFocusImages(TypedDict):
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """

    thumbnail: NotRequired[str]
    """
    The grid's picture.
    """


class QuickFocusItem(TypedDict):
    """
    An item of the grid.
    """

    id: str
    """
    Unique within its model type.
    """
    key: str
    """
    What the keys of its pictures begin with: key, a slash, role.
    """
    title: str
    """
    Shown title.
    """
    description: NotRequired[str]
    """
    Shown description.
    """
    imageName: str
    """
    The image name as the catalog has it.
    """
    images: QuickFocusImages
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """


class QuickFocusSection(TypedDict):
    """
    A titled section of the grid.
    """

    id: str
    """
    Unique among the sections.
    """
    title: str
    """
    Shown title.
    """
    items: list[QuickFocusItem]
    """
    In order.
    """


GalleryItem: TypeAlias = str


TripImages = TypedDict(
    'TripImages',
    {
        'cover': NotRequired[str],
        'header.collapsed': NotRequired[str],
        'header.expanded': NotRequired[str],
        'gallery': list[GalleryItem],
    },
)


class Trip(TypedDict):
    """
    A trip.
    """

    id: str
    """
    Unique among the trips.
    """
    key: str
    """
    What the keys of its pictures begin with: key, a slash, role.
    """
    title: str
    """
    Shown title.
    """
    subtitle: NotRequired[str]
    """
    Shown below the title.
    """
    location: NotRequired[str]
    """
    Name of the place.
    """
    startDate: NotRequired[Day]
    """
    First day.
    """
    endDate: NotRequired[Day]
    """
    Last day.
    """
    isPublic: bool
    """
    Whether others may see it.
    """
    friends: list[str]
    """
    Names of those who came along.
    """
    selectedImages: list[str]
    """
    Image names as the catalog has them.
    """
    backgroundImage: NotRequired[str]
    """
    Image name of the background, where the catalog gives one.
    """
    images: TripImages
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """


class Chapter(TypedDict):
    """
    A chapter.
    """

    title: str
    """
    Title of the chapter.
    """


class BookImages(TypedDict):
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """

    cover: NotRequired[str]
    """
    The cover.
    """


class Book(TypedDict):
    """
    A book.
    """

    id: str
    """
    Unique among the books.
    """
    key: str
    """
    What the keys of its pictures begin with: key, a slash, role.
    """
    title: str
    """
    Title of the book.
    """
    author: NotRequired[str]
    """
    Author's name.
    """
    pages: NotRequired[int]
    """
    Number of pages.
    """
    releaseDate: NotRequired[Day]
    """
    Day of publication.
    """
    dedication: NotRequired[str]
    """
    Dedication or epigraph.
    """
    summary: NotRequired[str]
    """
    Summary.
    """
    wiki: NotRequired[str]
    """
    Address of the book's article.
    """
    chapters: list[Chapter]
    """
    In order.
    """
    images: BookImages
    """
    Keys of its pictures; one that failed or is switched off is left out.
    """


class Size(TypedDict):
    """
    Size in points.
    """

    width: float
    """
    Points.
    """
    height: float
    """
    Points.
    """


class Crop(TypedDict):
    """
    What was cut out, in pixels of the upright source, (0, 0) top left.
    """

    x: int
    """
    Left edge.
    """
    y: int
    """
    Top edge.
    """
    width: int
    """
    Pixels.
    """
    height: int
    """
    Pixels.
    """


class Overlay(TypedDict):
    """
    A flat colour over the picture; absent where there is none.
    """

    color: Color
    opacity: float
    """
    0 (nothing) to 1 (only the colour).
    """


class Legibility(TypedDict):
    """
    How well white text can be read on the brightest tenth of the title zone, overlay included; headers only.
    """

    textColor: Color
    contrast: float
    """
    WCAG 2 contrast ratio, rounded down to two decimals.
    """
    passes: bool
    """
    Whether the contrast reaches 3, the minimum for large text.
    """
    suggestedOpacity: Literal[0, 1] | float
    """
    The smallest opacity of the overlay that passes, in steps of 0.05; 1 where none does.
    """


Scale: TypeAlias = int
"""
Pixels a point.
"""


class Variant(TypedDict):
    """
    One file of a picture.
    """

    scale: Scale
    width: int
    """
    Pixels.
    """
    height: int
    """
    Pixels.
    """
    format: Literal['jpeg', 'png', 'webp', 'avif', 'heic']
    """
    Format of the file.
    """
    mediaType: Literal['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic']
    """
    Media type of the format.
    """
    colorSpace: Literal['srgb', 'display-p3']
    """
    Colour space of the pixels.
    """
    bytes: int
    """
    Size of the file, in bytes.
    """
    sha256: Sha256
    """
    SHA-256 of the file.
    """
    path: str
    """
    Path of the file relative to the manifest's folder; it names the first 16 digits of the file's SHA-256.
    """
    enlarged: bool
    """
    Whether the file has more pixels than its crop in the source.
    """


class FocalPoint(TypedDict):
    """
    What crops keep in view, in fractions of the upright source, (0, 0) top left.
    """

    x: float
    """
    From the left edge.
    """
    y: float
    """
    From the top edge.
    """
    origin: Literal['catalog', 'attention', 'entropy', 'centre']
    """
    How it was found.
    """


class Source(TypedDict):
    """
    A photo that pictures were made from.
    """

    sha256: Sha256
    """
    SHA-256 of the file.
    """
    bytes: int
    """
    Size of the file, in bytes.
    """
    width: int
    """
    Pixels, upright.
    """
    height: int
    """
    Pixels, upright.
    """
    format: Literal['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff', 'gif']
    """
    Format of the file, by its content.
    """
    focalPoint: FocalPoint
    """
    What crops keep in view, in fractions of the upright source, (0, 0) top left.
    """


class Failure(TypedDict):
    """
    Something that could not be made.
    """

    source: str
    """
    Path relative to the catalog's folder, or the name as the catalog has it.
    """
    code: Literal['missing', 'ambiguous', 'outsidePhotos', 'unreadable', 'empty', 'notAnImage', 'unsupportedFormat', 'tooLarge', 'truncated', 'corrupt', 'timeout', 'crashed']
    """
    Which kind of failure.
    """
    stage: Literal['resolve', 'inspect', 'hash', 'decode', 'focus', 'render', 'encode', 'write']
    """
    The stage that found it.
    """
    message: str
    """
    What happened and what to do, for people.
    """
    images: list[ImageKey]
    """
    Keys of the pictures that are missing for it, ascending.
    """


class Models(TypedDict):
    """
    The model objects of all apps, each list in the catalog's order.
    """

    focuses: list[Focus]
    """
    The start page of the Focus app.
    """
    quickFocusSections: list[QuickFocusSection]
    """
    The sections of the Focus app's grid.
    """
    trips: list[Trip]
    """
    The trips of the trip record.
    """
    books: list[Book]
    """
    The books of the book tracker.
    """


class OmittedScale(TypedDict):
    """
    A scale that was left out.
    """

    scale: Scale
    available: float
    """
    The scale that the source could fill, two decimals.
    """


class Picture(TypedDict):
    """
    One picture: a role of a model object, with one file a scale and format.
    """

    source: RelativePath
    """
    Key into sources.
    """
    size: Size
    """
    Size in points.
    """
    crop: Crop
    """
    What was cut out, in pixels of the upright source, (0, 0) top left.
    """
    overlay: NotRequired[Overlay]
    """
    A flat colour over the picture; absent where there is none.
    """
    dominantColor: Color
    """
    Centre of the fullest bin of a 16×16×16 histogram of the finished picture.
    """
    thumbHash: str
    """
    ThumbHash of the finished picture, in base64.
    """
    legibility: NotRequired[Legibility]
    """
    How well white text can be read on the brightest tenth of the title zone, overlay included; headers only.
    """
    omittedScales: list[OmittedScale]
    """
    Scales left out because the source has too few pixels, ascending.
    """
    variants: list[Variant]
    """
    The files, by scale and then in the recipe's order of formats.
    """


Manifest = TypedDict(
    'Manifest',
    {
        '$schema': Literal['manifest-v1.schema.json'],
        'schemaVersion': str,
        'generator': Generator,
        'recipeDigest': Sha256,
        'models': Models,
        'images': dict[ImageKey, Picture],
        'sources': dict[RelativePath, Source],
        'failures': list[Failure],
    },
)
