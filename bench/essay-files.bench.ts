import { chromium } from '@playwright/test';
import { bench, describe } from 'vitest';
import { openFile } from '@/data/essay-files/open-file';
import { findChromium } from '../tools/chromium.mjs';
import { PRINTED, printedPage, TITLED_ESSAY, wordFile, type Written } from '../tests/support/essay-files';

/*
 * Goal: from the bytes of a PDF of five pages to its text ≤ 1 s. A Word file of the same text stands beside it, as other programs
 * slow down both.
 */
const FIVE_PAGES: Written = {
  ...TITLED_ESSAY,
  paragraphs: Array.from({ length: 5 }, () => TITLED_ESSAY.paragraphs).flat(),
};

async function printed(): Promise<File> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.setContent(printedPage(FIVE_PAGES, PRINTED['one column, indented']));
  const bytes = await page.pdf({ format: 'A4' });
  await browser.close();
  return new File([new Uint8Array(bytes)], 'redação.pdf');
}

const PDF = await printed();
const WORD = await wordFile(FIVE_PAGES);

async function open(file: File): Promise<void> {
  const opened = await openFile(file, async () => {});
  if (!opened.ok || opened.kind !== 'text') throw new Error(`${file.name} gave no text.`);
}

describe('openFile', () => {
  bench('a PDF of five pages', () => open(PDF), { warmupTime: 1500, time: 1500 });
  bench('a Word file of the same text', () => open(WORD), { warmupTime: 1500, time: 1500 });
});
