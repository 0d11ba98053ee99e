import type { GrayImage } from '../gray-image.ts';
import type { Corners, PhotoEdit, Point } from '../photo-edit.ts';
import { eraseAround, findSheet, isOnSheet, type SheetArea } from './find-sheet.ts';
import { findMarkedField } from './find-marks.ts';
import { flatten } from './flatten.ts';
import { areaOf, fromRectangle, project, type Quad } from './homography.ts';
import { findInk, type InkPoints, mapInk } from './ink.ts';
import { type Letters, measureLetters } from './letters.ts';
import { percentile } from '../statistics.ts';
import { resample } from './resample.ts';
import { eraseRules } from './rules.ts';
import { BLURRED, measureSharpness, sharpen } from './sharpness.ts';
import { shrink } from './shrink.ts';
import { findSlopes, traceLines } from './slope-field.ts';
import { smooth3x3 } from './blur.ts';
import { turnImage } from './turn.ts';
import { estimateScale, inkOnPage, levelWith, type Size, sizeOf, turnUpright } from './upright.ts';

/** A page as the engine wants it, and what was seen on the way there. */
export type PreparedPage = {
  image: GrayImage;
  /** The 90th percentile of the photo's luminance. */
  lightness: number;
  /** See `measureSharpness`. */
  sharpness: number;
  isRuled: boolean;
  letters: Letters;
};

const DARK = 130;
const INK_LONGEST = 1000;
/** In pixels. What is smaller was not meant as a page: the whole photo is taken. */
const LEAST_AREA = 400;
/** A bent line leaves its height by at most this share of the page's. */
const BEYOND = 0.06;

/**
 * Makes a photographed page one that the engine can read: light evened out, the sheet cut out and seen from above,
 * its lines level and straight though it was turned or bent, printed rules erased. Geometry is worked out first and
 * applied at once, so that each pixel is interpolated a single time.
 */
export function preparePage(photo: GrayImage, edit: PhotoEdit): PreparedPage {
  const turned = turnImage(photo, edit.turns);
  const lightness = percentile(turned.pixels, 0.9, 7);
  const flattened = flatten(lightness < DARK ? smooth3x3(turned) : turned);
  const small = shrink(flattened, INK_LONGEST);
  const chosen = edit.corners && toPixels(edit.corners, flattened);
  const given = chosen && areaOf(chosen) > LEAST_AREA ? chosen : null;
  const scale = flattened.width / small.width;
  const marked = given ? null : findMarkedField(small, scale);
  const sheet = given || marked ? null : findSheet(small, scale);
  const ink = inkOf(small, scale, sheet?.area ?? null);
  const found = given ?? sheet?.corners;
  const corners = marked ?? (found ? turnUpright(found, ink) : levelWith(ink, flattened));
  const source = sheet && !found ? eraseAround(flattened, sheet.area) : flattened;
  const page = straighten(source, corners, ink, marked !== null);
  const sharpness = measureSharpness(page);
  const { image, isRuled } = eraseRules(sharpness < BLURRED ? sharpen(page) : page, marked !== null);
  return { image, lightness, sharpness, isRuled, letters: measureLetters(image) };
}

/** In pixels of the photo, of which `small` is a copy `scale` times smaller. */
function inkOf(small: GrayImage, scale: number, area: SheetArea | null): InkPoints {
  return mapInk(findInk(small), (column, row) => {
    const x = (column + 0.5) * scale;
    const y = (row + 0.5) * scale;
    return area === null || isOnSheet(area, x, y) ? { x, y } : null;
  });
}

/**
 * The page between four corners of the photo, each of its lines straight and level. A line lies where it crosses the middle of
 * the page; on a bent sheet with marks it is further up or down there than at the sides, where the marks are.
 */
function straighten(photo: GrayImage, corners: Quad, ink: InkPoints, areSidesKnown: boolean): GrayImage {
  const size = sizeOf(corners);
  const toPhoto = fromRectangle(size.width, size.height, corners);
  const scale = estimateScale(size);
  const slopes = findSlopes(inkOnPage(ink, toPhoto, size), size.width * scale, size.height * scale);
  const { width, height } = size;
  const beyond = areSidesKnown ? BEYOND * height : 0;
  const trace = traceLines((x, y) => slopes(x * scale, y * scale), width, -beyond, height + beyond);
  const inMiddle = (y: number) => (areSidesKnown ? 2 * y - (trace(0, y) + trace(width, y)) / 2 : y);
  return resample(photo, width, height, (x, y) => project(toPhoto, x, trace(x, inMiddle(y))));
}

function toPixels([a, b, c, d]: Corners, { width, height }: Size): Quad {
  const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}
