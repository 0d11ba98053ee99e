import type { GrayImage } from '../gray-image.ts';
import type { Corners, PhotoEdit, Point, QuarterTurns } from '../photo-edit.ts';
import { eraseAround, findSheet, isOnSheet, type SheetArea } from './find-sheet.ts';
import { findMarkedField } from './find-marks.ts';
import { flatten } from './flatten.ts';
import { areaOf, fromRectangle, type PixelPoint, project, type Quad } from './homography.ts';
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
import { estimateScale, inkOnPage, levelWith, type Size, sizeOf, turnsOf, turnUpright } from './upright.ts';

/** A page prepared for the text recognition engine, with measurements. */
export type PreparedPage = {
  image: GrayImage;
  /** The 90th percentile of the photo's luminance. */
  lightness: number;
  /** Sharpness of the page, as returned by `measureSharpness`. */
  sharpness: number;
  isRuled: boolean;
  letters: Letters;
  turns: QuarterTurns;
};

/** A photographed page transformed to be seen from above, with horizontal lines; printed rules are not yet erased. */
export type StraightPage = {
  image: GrayImage;
  /** The 90th percentile of the photo's luminance. */
  lightness: number;
  /** Whether the page is our answer sheet, found by its corner marks; the image is then its `READ_AREA`. */
  isMarked: boolean;
  /** Clockwise quarter turns from the photo as turned by the student to the page. */
  turns: QuarterTurns;
  /** Maps a point of the page to the photo as turned by the student. */
  toPhoto: (x: number, y: number) => PixelPoint;
};

const DARK = 130;
const INK_LONGEST = 1000;
/**
 * Minimum area between the student's corners in square pixels. If the area is smaller, the corners were not meant
 * as a page, and the whole photo is used.
 */
const LEAST_AREA = 400;
/** Maximum vertical deviation of a curved text line, as a share of the page's height. */
const BEYOND = 0.06;

/**
 * Prepares a photographed page for the engine. The brightness is evened out, the sheet is cut out and transformed
 * to be seen from above, its lines are made horizontal and straight even if it was rotated or curved, and printed
 * rules are erased. The geometry is computed first and applied at once, so that each pixel is interpolated only
 * once.
 */
export function preparePage(photo: GrayImage, edit: PhotoEdit): PreparedPage {
  return finishPage(straightenPage(photo, edit));
}

/** Sharpens a straight page if it is blurred, and erases its rules, for the engine that recognizes print. */
export function finishPage({ image: page, lightness, isMarked, turns }: StraightPage): PreparedPage {
  const sharpness = measureSharpness(page);
  const { image, isRuled } = eraseRules(sharpness < BLURRED ? sharpen(page) : page, isMarked);
  return { image, lightness, sharpness, isRuled, letters: measureLetters(image), turns };
}

/** The first part of `preparePage`: all of its geometry. */
export function straightenPage(photo: GrayImage, edit: PhotoEdit): StraightPage {
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
  const isMarked = marked !== null;
  const { width, height } = sizeOf(corners);
  const toPhoto = traceToPhoto(corners, ink, isMarked);
  const image = resample(source, width, height, toPhoto);
  return { image, lightness, isMarked, turns: turnsOf(corners), toPhoto };
}

/** The ink of the sheet in pixels of the photo; `small` is a copy of the photo, `scale` times smaller. */
function inkOf(small: GrayImage, scale: number, area: SheetArea | null): InkPoints {
  return mapInk(findInk(small), (column, row) => {
    const x = (column + 0.5) * scale;
    const y = (row + 0.5) * scale;
    return area === null || isOnSheet(area, x, y) ? { x, y } : null;
  });
}

/**
 * Maps the page between four corners to the photo, so that its lines are straight and horizontal. The vertical
 * position of a line is taken at the middle of the page. On a curved sheet with corner marks, this position differs
 * from the position at the sides, where the marks are, and is corrected.
 */
function traceToPhoto(corners: Quad, ink: InkPoints, areSidesKnown: boolean): StraightPage['toPhoto'] {
  const size = sizeOf(corners);
  const toPhoto = fromRectangle(size.width, size.height, corners);
  const scale = estimateScale(size);
  const slopes = findSlopes(inkOnPage(ink, toPhoto, size), size.width * scale, size.height * scale);
  const { width, height } = size;
  const beyond = areSidesKnown ? BEYOND * height : 0;
  const trace = traceLines((x, y) => slopes(x * scale, y * scale), width, -beyond, height + beyond);
  const inMiddle = (y: number) => (areSidesKnown ? 2 * y - (trace(0, y) + trace(width, y)) / 2 : y);
  return (x, y) => project(toPhoto, x, trace(x, inMiddle(y)));
}

function toPixels([a, b, c, d]: Corners, { width, height }: Size): Quad {
  const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * height });
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}
