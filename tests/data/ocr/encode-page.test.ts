import { afterEach, expect, it, vi } from 'vitest';
import { MAX_PAGE_BYTES } from '@/contracts/transcription';
import { encodePage } from '@/data/ocr/encode-page';
import type { Corners, QuarterTurns } from '@/domain/ocr/photo-edit';
import { stubCanvas } from '../../support/fake-canvas';

afterEach(() => vi.unstubAllGlobals());

const preview = new Blob(['photo']);
const LANDSCAPE = { width: 400, height: 300 };
const corners: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.9, y: 0.1 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.8 },
];

it.each<[QuarterTurns, [number, number], number[][]]>([
  [
    0,
    [400, 300],
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
  ],
  [
    1,
    [300, 400],
    [
      [300, 0],
      [300, 400],
      [0, 400],
      [0, 0],
    ],
  ],
  [
    2,
    [400, 300],
    [
      [400, 300],
      [0, 300],
      [0, 0],
      [400, 0],
    ],
  ],
  [
    3,
    [300, 400],
    [
      [0, 400],
      [0, 0],
      [300, 0],
      [300, 400],
    ],
  ],
])('turns the photo %i times clockwise, whole', async (turns, size, picture) => {
  const drawn = stubCanvas({ picture: LANDSCAPE, bytesOf: () => 100 });
  await encodePage(preview, { turns, corners: null });
  expect(drawn).toMatchObject([{ width: size[0], height: size[1], picture }]);
});

it('shows the sheet alone, by its corners in the turned photo', async () => {
  const drawn = stubCanvas({ picture: LANDSCAPE, bytesOf: () => 100 });
  await encodePage(preview, { turns: 1, corners });
  // The crop goes from (30, 40) to (270, 360) in a picture of 300 × 400.
  expect(drawn).toEqual([
    {
      width: 240,
      height: 320,
      clip: [
        [0, 40],
        [240, 0],
        [210, 320],
        [30, 280],
      ],
      picture: [
        [270, -40],
        [270, 360],
        [-30, 360],
        [-30, -40],
      ],
    },
  ]);
});

it('makes it small enough to be sent, and no smaller than it has to be', async () => {
  const drawn = stubCanvas({
    picture: { width: 3000, height: 1500 },
    bytesOf: (width) => (width > 1600 ? MAX_PAGE_BYTES + 1 : MAX_PAGE_BYTES),
  });
  const page = await encodePage(preview, { turns: 0, corners: null });
  expect(drawn[0]).toMatchObject({ width: 2048, height: 1024 });
  const { width, height } = drawn.at(-1)!;
  expect(width).toBeLessThanOrEqual(1600);
  expect(width).toBeGreaterThan(1500);
  expect(width / height).toBeCloseTo(2, 1);
  expect(page).toBe(Buffer.alloc(MAX_PAGE_BYTES, 0xff).toString('base64'));
});

it('enlarges nothing', async () => {
  const drawn = stubCanvas({ picture: LANDSCAPE, bytesOf: () => 100 });
  await encodePage(preview, { turns: 0, corners: null });
  expect(drawn[0]).toMatchObject(LANDSCAPE);
});

it('fails where nothing makes it small enough', async () => {
  stubCanvas({ picture: LANDSCAPE, bytesOf: () => MAX_PAGE_BYTES + 1 });
  await expect(encodePage(preview, { turns: 0, corners: null })).rejects.toThrow('small enough');
});
