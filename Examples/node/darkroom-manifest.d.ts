// Generated from manifest-v1.schema.json by `make manifest-types`: change the schema instead.

/** A book. */
export interface Book {
  /** Unique among the books. */
  id: string;
  /** What the keys of its pictures begin with: key, a slash, role. */
  key: string;
  /** Title of the book. */
  title: string;
  /** Author's name. */
  author?: string;
  /** Number of pages. */
  pages?: number;
  /** Day of publication. */
  releaseDate?: Day;
  /** Dedication or epigraph. */
  dedication?: string;
  /** Summary. */
  summary?: string;
  /** Address of the book's article. */
  wiki?: string;
  /** In order. */
  chapters: Array<Chapter>;
  /** Keys of its pictures; one that failed or is switched off is left out. */
  images: BookImages;
}

/** Keys of its pictures; one that failed or is switched off is left out. */
export interface BookImages {
  /** The cover. */
  cover?: string;
}

/** A chapter. */
export interface Chapter {
  /** Title of the chapter. */
  title: string;
}

/** A colour in the output's colour space, #rrggbb in lower case. */
export type Color = string;

/** What was cut out, in pixels of the upright source, (0, 0) top left. */
export interface Crop {
  /** Left edge. */
  x: number;
  /** Top edge. */
  y: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** A day, yyyy-MM-dd. */
export type Day = string;

/** Something that could not be made. */
export interface Failure {
  /** Path relative to the catalog's folder, or the name as the catalog has it. */
  source: string;
  /** Which kind of failure. */
  code: "missing" | "ambiguous" | "outsidePhotos" | "unreadable" | "empty" | "notAnImage" | "unsupportedFormat" | "tooLarge" | "truncated" | "corrupt" | "timeout" | "crashed";
  /** The stage that found it. */
  stage: "resolve" | "inspect" | "hash" | "decode" | "focus" | "render" | "encode" | "write";
  /** What happened and what to do, for people. */
  message: string;
  /** Keys of the pictures that are missing for it, ascending. */
  images: Array<ImageKey>;
}

/** What crops keep in view, in fractions of the upright source, (0, 0) top left. */
export interface FocalPoint {
  /** From the left edge. */
  x: number;
  /** From the top edge. */
  y: number;
  /** How it was found. */
  origin: "catalog" | "attention" | "entropy" | "centre";
}

/** A focus of the start page's list. */
export interface Focus {
  /** Unique within its model type. */
  id: string;
  /** What the keys of its pictures begin with: key, a slash, role. */
  key: string;
  /** Shown title. */
  title: string;
  /** Shown description. */
  description?: string;
  /** The image name as the catalog has it. */
  imageName: string;
  /** Keys of its pictures; one that failed or is switched off is left out. */
  images: FocusImages;
}

/** Keys of its pictures; one that failed or is switched off is left out. */
export interface FocusImages {
  /** The list's picture. */
  thumbnail?: string;
}

/** The tool that wrote the manifest, and the libraries that decide its pictures' bytes. */
export interface Generator {
  /** Name of the tool. */
  name: "darkroom";
  /** Version of the tool. */
  version: string;
  /** Version of libvips. */
  libvips: string;
  /** Digest of everything in the toolchain that can change a picture's bytes. */
  fingerprint: string;
}

/** Key of a picture. */
export type ImageKey = string;

/** How well white text can be read on the brightest tenth of the title zone, overlay included; headers only. */
export interface Legibility {
  textColor: Color;
  /** WCAG 2 contrast ratio, rounded down to two decimals. */
  contrast: number;
  /** Whether the contrast reaches 3, the minimum for large text. */
  passes: boolean;
  /** The smallest opacity of the overlay that passes, in steps of 0.05; 1 where none does. */
  suggestedOpacity: 0 | 0.05 | 0.1 | 0.15 | 0.2 | 0.25 | 0.3 | 0.35 | 0.4 | 0.45 | 0.5 | 0.55 | 0.6 | 0.65 | 0.7 | 0.75 | 0.8 | 0.85 | 0.9 | 0.95 | 1;
}

/** What a build made: every picture, tied to the model object that it belongs to. A reader ignores keys that it does not know; a new key raises the minor version. An absent optional field is left out, never null. */
export interface Manifest {
  /** File name of this schema, which lies beside the manifest. */
  "$schema": "manifest-v1.schema.json";
  /** major.minor of the format. */
  schemaVersion: string;
  generator: Generator;
  /** SHA-256 of the effective recipe. */
  recipeDigest: Sha256;
  models: Models;
  /** The pictures by key: type, id and role, joined by slashes. */
  images: Record<ImageKey, Picture>;
  /** The photos that pictures were made from, by path. */
  sources: Record<RelativePath, Source>;
  /** What could not be made, and why; ordered by source, then code. */
  failures: Array<Failure>;
}

/** The model objects of all apps, each list in the catalog's order. */
export interface Models {
  /** The start page of the Focus app. */
  focuses: Array<Focus>;
  /** The sections of the Focus app's grid. */
  quickFocusSections: Array<QuickFocusSection>;
  /** The trips of the trip record. */
  trips: Array<Trip>;
  /** The books of the book tracker. */
  books: Array<Book>;
}

/** A scale that was left out. */
export interface OmittedScale {
  scale: Scale;
  /** The scale that the source could fill, two decimals. */
  available: number;
}

/** A flat colour over the picture; absent where there is none. */
export interface Overlay {
  color: Color;
  /** 0 (nothing) to 1 (only the colour). */
  opacity: number;
}

/** One picture: a role of a model object, with one file a scale and format. */
export interface Picture {
  /** Key into sources. */
  source: RelativePath;
  /** Size in points. */
  size: Size;
  /** What was cut out, in pixels of the upright source, (0, 0) top left. */
  crop: Crop;
  /** A flat colour over the picture; absent where there is none. */
  overlay?: Overlay;
  /** Centre of the fullest bin of a 16×16×16 histogram of the finished picture. */
  dominantColor: Color;
  /** ThumbHash of the finished picture, in base64. */
  thumbHash: string;
  /** How well white text can be read on the brightest tenth of the title zone, overlay included; headers only. */
  legibility?: Legibility;
  /** Scales left out because the source has too few pixels, ascending. */
  omittedScales: Array<OmittedScale>;
  /** The files, by scale and then in the recipe's order of formats. */
  variants: Array<Variant>;
}

/** Keys of its pictures; one that failed or is switched off is left out. */
export interface QuickFocusImages {
  /** The grid's picture. */
  thumbnail?: string;
}

/** An item of the grid. */
export interface QuickFocusItem {
  /** Unique within its model type. */
  id: string;
  /** What the keys of its pictures begin with: key, a slash, role. */
  key: string;
  /** Shown title. */
  title: string;
  /** Shown description. */
  description?: string;
  /** The image name as the catalog has it. */
  imageName: string;
  /** Keys of its pictures; one that failed or is switched off is left out. */
  images: QuickFocusImages;
}

/** A titled section of the grid. */
export interface QuickFocusSection {
  /** Unique among the sections. */
  id: string;
  /** Shown title. */
  title: string;
  /** In order. */
  items: Array<QuickFocusItem>;
}

/** A path relative to the catalog's folder. */
export type RelativePath = string;

/** Pixels a point. */
export type Scale = number;

/** SHA-256 in lower-case hexadecimal. */
export type Sha256 = string;

/** Size in points. */
export interface Size {
  /** Points. */
  width: number;
  /** Points. */
  height: number;
}

/** A photo that pictures were made from. */
export interface Source {
  /** SHA-256 of the file. */
  sha256: Sha256;
  /** Size of the file, in bytes. */
  bytes: number;
  /** Pixels, upright. */
  width: number;
  /** Pixels, upright. */
  height: number;
  /** Format of the file, by its content. */
  format: "jpeg" | "png" | "webp" | "heic" | "avif" | "tiff" | "gif";
  /** What crops keep in view, in fractions of the upright source, (0, 0) top left. */
  focalPoint: FocalPoint;
}

/** A trip. */
export interface Trip {
  /** Unique among the trips. */
  id: string;
  /** What the keys of its pictures begin with: key, a slash, role. */
  key: string;
  /** Shown title. */
  title: string;
  /** Shown below the title. */
  subtitle?: string;
  /** Name of the place. */
  location?: string;
  /** First day. */
  startDate?: Day;
  /** Last day. */
  endDate?: Day;
  /** Whether others may see it. */
  isPublic: boolean;
  /** Names of those who came along. */
  friends: Array<string>;
  /** Image names as the catalog has them. */
  selectedImages: Array<string>;
  /** Image name of the background, where the catalog gives one. */
  backgroundImage?: string;
  /** Keys of its pictures; one that failed or is switched off is left out. */
  images: TripImages;
}

/** Keys of its pictures; one that failed or is switched off is left out. */
export interface TripImages {
  /** The first selected image. */
  cover?: string;
  /** The background at the collapsed height. */
  "header.collapsed"?: string;
  /** The background at the expanded height. */
  "header.expanded"?: string;
  /** Every selected image that could be made, in order. */
  gallery: Array<string>;
}

/** One file of a picture. */
export interface Variant {
  scale: Scale;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Format of the file. */
  format: "jpeg" | "png" | "webp" | "avif" | "heic";
  /** Media type of the format. */
  mediaType: "image/jpeg" | "image/png" | "image/webp" | "image/avif" | "image/heic";
  /** Colour space of the pixels. */
  colorSpace: "srgb" | "display-p3";
  /** Size of the file, in bytes. */
  bytes: number;
  /** SHA-256 of the file. */
  sha256: Sha256;
  /** Path of the file relative to the manifest's folder; it names the first 16 digits of the file's SHA-256. */
  path: string;
  /** Whether the file has more pixels than its crop in the source. */
  enlarged: boolean;
}
