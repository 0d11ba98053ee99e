import { describe, expect, it } from 'vitest';
import { MARKS } from '@/domain/ocr/answer-sheet';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { findMarks, findMarkedField } from '@/domain/ocr/preparation/find-marks';
import { flatten } from '@/domain/ocr/preparation/flatten';
import { fromRectangle, project, type Quad } from '@/domain/ocr/preparation/homography';
import { shrink } from '@/domain/ocr/preparation/shrink';
import { turnImage } from '@/domain/ocr/preparation/turn';
import type { QuarterTurns } from '@/domain/ocr/photo-edit';
import { blankPage, fillRect, writeRows } from '../../../support/drawn-page';
import { drawSheet, onPage } from '../../../support/drawn-sheet';
import { photograph, random } from '../../../support/photograph';

const SIZE = { width: 750, height: 1000 };
const TILTED: Quad = [
  { x: 117, y: 75 },
  { x: 633, y: 58 },
  { x: 725, y: 958 },
  { x: 33, y: 967 },
];
const WHITE_TABLE = 222;
const sheet = drawSheet();

/** Shrinks and flattens a photo as `preparePage` does. */
const look = (photo: GrayImage) => shrink(flatten(photo), 1000);
const take = (shot: Partial<Parameters<typeof photograph>[1]> = {}, page = sheet) =>
  photograph(page, { ...SIZE, corners: TILTED, table: WHITE_TABLE, ...shot });

/** Distances of the detected marks of the sheet from their true positions, in pixels of the photo. */
function errorsOf(photo: GrayImage, turns: QuarterTurns = 0): number[] | null {
  const copy = look(photo);
  const found = findMarks(copy);
  const toPhoto = fromRectangle(1, 1, TILTED);
  const scale = photo.height / copy.height;
  return (
    found &&
    MARKS.map((mark, at) => {
      const { x, y } = onPage(mark);
      let place = project(toPhoto, x, y);
      for (let turn = 0; turn < turns; turn += 1) {
        const height = turn % 2 === 0 ? SIZE.height : SIZE.width;
        place = { x: height - 1 - place.y, y: place.x };
      }
      return Math.hypot(found[at]!.x * scale - place.x, found[at]!.y * scale - place.y);
    })
  );
}

const worst = (errors: number[] | null) => (errors ? Math.max(...errors) : null);

describe('findMarks', () => {
  it.each([0, 1, 2, 3] as const)(
    'finds the four marks of a sheet turned by %i quarters, in their order',
    (turns) => {
      expect(worst(errorsOf(take({ turns }), turns))).toBeLessThan(3);
    },
  );

  it.each([
    ['on a dark table', { table: 60 }],
    ['in uneven light', { light: (x: number, y: number) => 1 - 0.6 * x * y }],
    ['in hardly any light', { light: () => 0.3 }],
    ['out of focus', { blur: 2 }],
  ])('finds them %s', (_what, shot) => {
    expect(worst(errorsOf(take(shot)))).toBeLessThan(3);
  });

  it('finds them on a sheet that nobody has written on', () => {
    expect(worst(errorsOf(take({ turns: 2 }, drawSheet(5, { isWritten: false })), 2))).toBeLessThan(3);
  });

  it.each([0, 1, 2, 3])('deduces mark %i where a finger lies on it', (at) => {
    const covered = { ...onPage(MARKS[at]!), width: 75 };
    for (const turns of [0, 2] as const)
      expect(worst(errorsOf(take({ fingers: [covered], turns }), turns))).toBeLessThan(16);
  });

  it('finds nothing where only two are to be seen', () => {
    const fingers = [MARKS[1], MARKS[3]].map((mark) => ({ ...onPage(mark), width: 75 }));
    expect(findMarks(look(take({ fingers })))).toBeNull();
  });

  it('finds nothing on the same sheet without marks', () => {
    expect(findMarks(look(take({}, drawSheet(5, { withMarks: false }))))).toBeNull();
  });

  it('finds nothing in text', () => {
    const page = blankPage(900, 1200, 230);
    writeRows(page, { value: 30 });
    expect(findMarks(page)).toBeNull();
  });

  it.each([1, 2, 3, 4, 5])('finds nothing in noise, fine or coarse (%i)', (seed) => {
    const next = random(seed);
    for (const grain of [1, 4, 12, 30]) {
      const page = blankPage(900, 1200);
      for (let y = 0; y < 1200; y += grain)
        for (let x = 0; x < 900; x += grain) fillRect(page, x, y, grain, grain, next() < 0.1 ? 20 : 240);
      expect(findMarks(page)).toBeNull();
    }
  });

  it('finds nothing in squares that lie about as those of the sheet never do', () => {
    const next = random(11);
    for (let page = 0; page < 20; page += 1) {
      const image = blankPage(900, 1200);
      for (let square = 0; square < 9; square += 1)
        fillRect(image, Math.round(60 + next() * 780), Math.round(60 + next() * 1080), 18, 18);
      expect(findMarks(image)).toBeNull();
    }
    const list = blankPage(900, 1200);
    for (let row = 0; row < 12; row += 1) fillRect(list, 100, 100 + row * 80, 14, 14);
    expect(findMarks(list)).toBeNull();
  });

  it.each([blankPage(1, 1), blankPage(30, 3, 0), blankPage(300, 400, 0)])(
    'takes any picture without harm',
    (one) => {
      expect(findMarks(one)).toBeNull();
      expect(findMarks(turnImage(one, 1))).toBeNull();
    },
  );
});

describe('findMarkedField', () => {
  it('answers the corners of what is read, in pixels of the photo that the copy was made of', () => {
    const photo = photograph(drawSheet(10), {
      width: 1500,
      height: 2000,
      corners: TILTED.map(({ x, y }) => ({ x: x * 2, y: y * 2 })) as unknown as Quad,
      table: WHITE_TABLE,
    });
    const copy = look(photo);
    const field = findMarkedField(copy, photo.width / copy.width);
    const toPhoto = fromRectangle(1, 1, TILTED);
    const topLeft = onPage({ x: 8.9, y: 37.4 });
    const place = project(toPhoto, topLeft.x, topLeft.y);
    expect(Math.hypot(field![0].x - place.x * 2, field![0].y - place.y * 2)).toBeLessThan(4);
  });

  it('is null where there are no marks', () => {
    expect(findMarkedField(blankPage(300, 400), 1)).toBeNull();
  });
});
