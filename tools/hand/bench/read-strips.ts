import type { GrayImage } from '../../../src/domain/ocr/gray-image.ts';
import type { ReadHandWord } from '../../../src/domain/ocr/hand/hand-page.ts';
import { characterErrorRate, foldText, wordErrorRate } from '../../ocr/bench/text-measures.ts';
import { type PackedLine, ROWS } from '../line-pack.ts';
import { openHand } from '../open-hand.ts';
import { type BenchOptions, writeTexts } from './read-pages.ts';

/** Reads lines that are already strips, and prints how many of all characters and words are wrong. */
export async function readStrips(
  lines: readonly PackedLine[],
  { isGreedy, texts, isJson }: BenchOptions,
): Promise<void> {
  const hand = await openHand({ isGreedy });
  const start = performance.now();
  const read: (readonly ReadHandWord[])[] = [];
  const writers = [...new Set(lines.map(({ writer }) => writer))];
  const hands = writers.map((one) => lines.filter(({ writer }) => writer === one));
  for (const own of hands) read.push(...(await hand(own.map(toStrip))));
  const msEach = (performance.now() - start) / Math.max(lines.length, 1);
  const rows = hands.flat().map(({ writer, text }, at) => ({
    file: `${writer} ${at}`,
    truth: text,
    text: (read[at] ?? []).map((word) => word.text).join(' '),
  }));
  const share = (rate: typeof characterErrorRate, sizeOf: (text: string) => number) => {
    const sizes = rows.map(({ truth }) => sizeOf(foldText(truth)));
    const wrong = rows.reduce((sum, row, at) => sum + rate(row.truth, row.text) * (sizes[at] as number), 0);
    return wrong / sizes.reduce((sum, size) => sum + size, 0);
  };
  const cer = share(characterErrorRate, (text) => [...text].length);
  const wer = share(wordErrorRate, (text) => text.split(' ').length);
  if (isJson) console.log(JSON.stringify({ lines: lines.length, cer, wer, msEach }));
  else
    console.log(
      `${lines.length} lines: CER ${cer.toFixed(2)}, WER ${wer.toFixed(1)}, ${msEach.toFixed(1)} ms a line`,
    );
  if (texts) writeTexts(texts, rows);
}

/** Converts 16 levels of ink to gray on white. */
function toStrip({ ink, width }: PackedLine): GrayImage {
  return { width, height: ROWS, pixels: ink.map((dark) => 255 - 17 * dark) };
}
