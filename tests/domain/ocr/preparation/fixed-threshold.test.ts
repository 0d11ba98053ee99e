import { expect, it } from 'vitest';
import { fixedThreshold } from '@/domain/ocr/preparation/fixed-threshold';

it('is black below 140 and white from there on', () => {
  const { pixels } = fixedThreshold({ width: 4, height: 1, pixels: Uint8Array.from([0, 139, 140, 255]) });
  expect([...pixels]).toEqual([0, 0, 255, 255]);
});
