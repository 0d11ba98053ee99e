import { expect, it } from 'vitest';
import { formatImage, formatMeasures } from '../../../../tools/ocr/bench/format-measures';
import { measure, summarizeByClass } from '../../../../tools/ocr/bench/measure-way';

const result = (text: string) => ({
  text,
  preparationMs: 300,
  readingMs: 900,
  confidence: 95,
  sharpness: 60,
  advice: ['check'],
});
const page = (kind: string, text = 'casa verde') => ({ file: `${kind}.jpg`, class: kind, text });
const measured = [
  measure(page('printed-clean'), result('casa verde')),
  measure(page('low-res'), result('casa verda')),
  measure(page('hard-photo'), result('')),
  measure(page('hand-plain', 'casa\n\nverde'), result('casa verde')),
];

it('measures an image against what is written on it', () => {
  expect(measured[1]).toMatchObject({ file: 'low-res.jpg', cer: 10, wer: 50, hasRightParagraphs: true });
  expect(measured[3]).toMatchObject({ cer: 0, hasRightParagraphs: false });
});

it('takes the means by class, and of all that is printed but the hard photos', () => {
  const classes = summarizeByClass(measured);
  expect(classes['low-res']).toMatchObject({ images: 1, cer: 10 });
  expect(classes['printed but hard-photo']).toMatchObject({ images: 2, cer: 5, rightParagraphs: 2 });
  expect(classes['all']).toMatchObject({ images: 4, cer: 27.5, preparationMs: 300, readingMs: 900 });
});

it('prints a table and a line for each image', () => {
  expect(formatMeasures('recipe', summarizeByClass(measured))).toMatch(
    /low-res +1 +10\.00 +50\.00 +1 of 1 +300 +900/,
  );
  expect(formatImage(measured[1]!)).toMatch(
    /low-res\.jpg +CER 10\.00 .*paragraphs right .*confidence 95 .*check$/,
  );
});
