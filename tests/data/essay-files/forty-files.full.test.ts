import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFile } from '@/data/essay-files/open-file';
import { GUEST_EXAMPLES } from '@/domain/guest/guest-examples';
import { findChromium } from '../../../tools/chromium.mjs';
import {
  brokenWordFile,
  linedWordFile,
  openDocumentFile,
  plainFile,
  PRINTED,
  printedPage,
  textOf,
  TITLED_ESSAY,
  wordFile,
  type Written,
} from '../../support/essay-files';
import { OTHER_THEME_ESSAY } from '../../support/essays';

const [first, second] = GUEST_EXAMPLES;
const ESSAYS: readonly Written[] = [
  TITLED_ESSAY,
  { title: 'Entre livros e telas', paragraphs: OTHER_THEME_ESSAY.split('\n') },
  { title: 'Um problema de todos', paragraphs: first?.essay.split(/\n+/) ?? [] },
  { title: 'O preço da pressa', paragraphs: second?.essay.split(/\n+/) ?? [] },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

async function printed(essay: Written, style: string): Promise<File> {
  const page = await browser.newPage();
  await page.setContent(printedPage(essay, style));
  const bytes = await page.pdf({
    format: 'A5',
    displayHeaderFooter: true,
    headerTemplate: '<p style="font-size: 8px; margin-left: 2cm">Colégio Aurora</p>',
    footerTemplate: '<p style="font-size: 8px; margin-left: 2cm" class="pageNumber"></p>',
    margin: { top: '2cm', bottom: '2cm', left: '1.5cm', right: '1.5cm' },
  });
  await page.close();
  return new File([new Uint8Array(bytes)], 'redação.pdf');
}

const FORMS: Record<string, (essay: Written) => File | Promise<File>> = {
  'a Word file': wordFile,
  'a Word file of one paragraph': brokenWordFile,
  'a Word file of lines': linedWordFile,
  'an OpenDocument text': (essay) => openDocumentFile(essay),
  'an OpenDocument text of one paragraph': (essay) => openDocumentFile(essay, true),
  'a plain text': plainFile,
  ...Object.fromEntries(
    Object.entries(PRINTED).map(([name, style]) => [
      `a PDF of ${name}`,
      (essay: Written) => printed(essay, style),
    ]),
  ),
};

const withoutHyphens = (text: string) => text.replaceAll('-', '');

describe.each(Object.entries(FORMS))('%s', (_form, make) => {
  it.each(ESSAYS)('gives its text back: $title', async (essay) => {
    const opened = await openFile(await make(essay), async () => {});
    const text = opened.ok && opened.kind === 'text' ? opened.text : '';
    expect(withoutHyphens(text)).toBe(withoutHyphens(textOf(essay)));
  });
});
