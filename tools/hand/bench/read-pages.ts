import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HandResult, readHandPage } from '../../../src/domain/ocr/hand/read-hand-page.ts';
import { readPrepared } from '../../../src/domain/ocr/read-page.ts';
import { seePage } from '../../../src/domain/ocr/see-page.ts';
import { type TruePage, readManifest } from '../../ocr/bench/read-manifest.ts';
import { characterErrorRate, countParagraphs, wordErrorRate } from '../../ocr/bench/text-measures.ts';
import { openEngine } from '../../ocr/open-engine.ts';
import { openPhoto } from '../../ocr/open-photo.ts';
import { openHand } from '../open-hand.ts';

export type BenchOptions = { isGreedy: boolean; texts: string | undefined; isJson: boolean };

type PageResult = {
  file: string;
  class: string;
  text: string;
  cer: number;
  wer: number;
  confidence: number;
  advice: readonly string[];
  hasRightParagraphs: boolean;
  /** Null if the page was recognized as print. */
  lines: { found: number; true: number; msEach: number } | null;
  /** Time until the lines are found. */
  preparationMs: number;
};

/**
 * Reads the photos of a folder as the app does, printed ones with Tesseract, and prints how many characters are
 * wrong.
 */
export async function readPages(folder: string, { isGreedy, texts, isJson }: BenchOptions): Promise<void> {
  const hand = await openHand({ isGreedy });
  let tesseract: Awaited<ReturnType<typeof openEngine>> | null = null;
  const results: PageResult[] = [];
  for (const page of readManifest(folder)) {
    const photo = await openPhoto(join(folder, page.file));
    const start = performance.now();
    const seen = seePage(photo, { turns: 0, corners: null });
    const preparationMs = performance.now() - start;
    let engineMs = 0;
    let asked = 0;
    const timed: typeof hand = async (strips) => {
      const before = performance.now();
      const words = await hand(strips);
      engineMs += performance.now() - before;
      asked += strips.length;
      return words;
    };
    const recognized =
      'found' in seen
        ? await readHandPage(seen, timed)
        : await readPrepared(seen, (tesseract ??= await openEngine()).recognize);
    const lines = 'lines' in recognized ? countLines(page, recognized, engineMs / Math.max(asked, 1)) : null;
    const result = measure(page, recognized, { lines, preparationMs });
    results.push(result);
    if (!isJson) console.log(format(result));
  }
  await tesseract?.close();
  const summary = { pages: results.length, cer: mean(results, 'cer'), wer: mean(results, 'wer') };
  if (isJson) console.log(JSON.stringify({ summary, pages: results }));
  else
    console.log(
      `\n${summary.pages} pages: CER ${summary.cer.toFixed(2)}, WER ${summary.wer.toFixed(1)} in the mean`,
    );
  if (texts) writeTexts(texts, results);
}

/** Writes a JSON line for each text, with its `file`. */
export function writeTexts(out: string, rows: readonly { file: string; text: string }[]): void {
  writeFileSync(out, rows.map(({ file, text }) => `${JSON.stringify({ file, text })}\n`).join(''));
}

function countLines({ text }: TruePage, recognized: HandResult, msEach: number) {
  const isLine = (line: string) => line.trim() !== '';
  return { found: recognized.lines.length, true: text.split('\n').filter(isLine).length, msEach };
}

type Recognized = Pick<HandResult, 'paragraphs' | 'confidence' | 'advice'>;

function measure(
  page: TruePage,
  { paragraphs, confidence, advice }: Recognized,
  rest: Pick<PageResult, 'lines' | 'preparationMs'>,
): PageResult {
  const text = paragraphs.map((words) => words.map((word) => word.text).join(' ')).join('\n\n');
  return {
    file: page.file,
    class: page.class,
    text,
    cer: characterErrorRate(page.text, text),
    wer: wordErrorRate(page.text, text),
    confidence,
    advice,
    hasRightParagraphs: countParagraphs(page.text) === countParagraphs(text),
    ...rest,
  };
}

function format({
  file,
  cer,
  wer,
  confidence,
  advice,
  lines,
  preparationMs,
  hasRightParagraphs,
}: PageResult) {
  const found = lines
    ? `lines ${lines.found} of ${lines.true}, ${lines.msEach.toFixed(0)} ms each`
    : 'taken for print';
  return (
    `${file.padEnd(24)} CER ${cer.toFixed(1).padStart(5)}  WER ${wer.toFixed(1).padStart(5)}  confidence ${confidence.toFixed(0)}  ` +
    `${found}  prepared in ${preparationMs.toFixed(0)} ms  paragraphs ${hasRightParagraphs ? 'right' : 'wrong'}  ${advice.join(' ')}`
  );
}

const mean = (results: readonly PageResult[], of: 'cer' | 'wer') =>
  results.reduce((sum, result) => sum + result[of], 0) / Math.max(results.length, 1);
