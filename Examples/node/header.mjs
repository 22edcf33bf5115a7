// header.mjs MANIFEST TRIP [SCALE]: prints the path of the file that a trip's expanded header is at a scale
// (3 where none is given). Ends with 1, and says why, where there is none.
import { readFileSync } from "node:fs";
import process from "node:process";

/** @typedef {import("./darkroom-manifest").Manifest} Manifest */
/** @typedef {import("./darkroom-manifest").Picture} Picture */
/** @typedef {import("./darkroom-manifest").Variant} Variant */

/**
 * The file to show: in the first of `formats` that there is (else in any), of exactly this scale, else of
 * the next larger one, else of the next smaller one.
 * @param {Picture} picture
 * @param {number} scale
 * @param {Array<Variant["format"]>} [formats]
 * @returns {Variant}
 */
export function variant(picture, scale, formats = []) {
  const format = formats.find((name) => picture.variants.some((file) => file.format === name));
  const files = picture.variants.filter((file) => !format || file.format === format);
  const larger = files.filter((file) => file.scale >= scale);
  return larger.length > 0
    ? larger.reduce((best, file) => (file.scale < best.scale ? file : best))
    : files.reduce((best, file) => (file.scale > best.scale ? file : best));
}

/**
 * A trip's header; an error says why there is none.
 * @param {Manifest} manifest
 * @param {string} id
 * @param {"header.collapsed" | "header.expanded"} role
 * @returns {Picture}
 */
export function header(manifest, id, role) {
  const trip = manifest.models.trips.find((trip) => trip.id === id);
  if (!trip) throw new Error(`there is no trip ${id}`);
  const key = `${trip.key}/${role}`;
  const picture = manifest.images[key];
  if (picture) return picture;
  const failure = manifest.failures.find((failure) => failure.images.includes(key));
  throw new Error(failure ? `${failure.source}: ${failure.message}` : `${role} is switched off`);
}

/**
 * @param {string} path
 * @returns {Manifest}
 */
export function read(path) {
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const version = String(manifest?.schemaVersion);
  if (version.split(".")[0] !== "1") throw new Error(`${path}: schema version ${version}, not 1`);
  return manifest;
}

function main() {
  const [path, id, scale = "3"] = process.argv.slice(2);
  if (!path || !id || !(Number(scale) > 0)) {
    console.error("Usage: header.mjs MANIFEST TRIP [SCALE]");
    process.exit(2);
  }
  try {
    console.log(variant(header(read(path), id, "header.expanded"), Number(scale)).path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (process.argv[1]?.endsWith("header.mjs")) main();
