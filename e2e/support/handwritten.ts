import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { random } from '../../tests/support/photograph';
import { takePhoto } from './photos';

const require = createRequire(import.meta.url);
const FACE = require.resolve('@fontsource/gochi-hand/files/gochi-hand-latin-400-normal.woff2');

/** A ruled page, in CSS pixels. */
const PAPER = { width: 1000, height: 1300, pitch: 46, left: 70, top: 110 };

/**
 * Simulates lines written by hand on a ruled page and photographed askew on a desk. No network was trained on this
 * script typeface, and each word is a little higher, larger or more slanted than the previous word.
 */
export async function photoOfHandwriting(browser: Browser, lines: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: PAPER.width, height: PAPER.height } });
  await page.setContent(paperWith(lines));
  await page.evaluate(() => document.fonts.ready);
  const paper = await page.screenshot({ scale: 'css' });
  await page.close();
  return takePhoto('redacao.jpg', sharp(paper), {
    corners: [
      { x: 120, y: 150 },
      { x: 1430, y: 110 },
      { x: 1480, y: 1930 },
      { x: 70, y: 1960 },
    ],
    light: (x, y) => 1 - 0.12 * x * y,
    blur: 1,
  });
}

function paperWith(lines: readonly string[]): string {
  const face = readFileSync(FACE);
  const next = random(5);
  const around = (middle: number, spread: number) => (middle + (next() - 0.5) * 2 * spread).toFixed(3);
  const words = (line: string) =>
    line
      .split(' ')
      .map(
        (word) =>
          `<b style="transform:translateY(${around(0, 2)}px) skewX(${around(-4, 4)}deg) scale(${around(1, 0.07)})">${word}</b>`,
      )
      .join(' ');
  const rows = lines.map((line) => `<p>${words(line)}</p>`).join('');
  const { pitch, left, top } = PAPER;
  return `<style>
    @font-face { font-family: pen; src: url(data:font/woff2;base64,${face.toString('base64')}) }
    body { margin: 0; padding: ${top}px 40px 0 ${left}px; color: #26314f; font: 31px/${pitch}px pen;
      background: repeating-linear-gradient(#fdfcf7 0 ${pitch - 2}px, #b9c6d8 ${pitch - 2}px ${pitch}px) 0 ${top - pitch * 2 - 9}px }
    p { margin: 0; white-space: pre; word-spacing: 0.1em }
    b { display: inline-block; font-weight: normal }
  </style>${rows}`;
}
