import { expect, it } from 'vitest';
import { goToLine, startCheck, takeLine, typeLine } from '@/domain/ocr/hand/confirm-lines';
import { confirmedText, handParagraphs } from '@/domain/ocr/hand/confirmed-text';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import { buildHandPage, buildHandResult } from '../../../support/hand-pages';

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const printed: OcrResult = {
  paragraphs: [[{ text: 'Impresso.', confidence: 95, box: BOX }]],
  confidence: 95,
  advice: [],
  turns: 0,
};

it('begins paragraphs at indents and joins what was divided at the end of a line', () => {
  const { lines } = buildHandPage(['  A fome per-', 'siste no Brasil .', '  Fim']);
  const words = handParagraphs(lines).map((paragraph) => paragraph.map(({ text }) => text).join(' '));
  expect(words).toEqual(['A fome persiste no Brasil.', 'Fim']);
});

it('marks doubtful words that nobody has taken', () => {
  const page = buildHandPage(['  A ~fome', 'no ~Brasil hoje']);
  const check = takeLine(startCheck([page]));
  const { text, doubts } = confirmedText([buildHandResult(page)], check.lines);
  expect(text).toBe('A fome no Brasil hoje');
  expect(doubts.map(({ start, end }) => text.slice(start, end))).toEqual(['Brasil']);
});

it('keeps printed pages where they are, and goes on with a paragraph on the next page', () => {
  const [first, second] = [buildHandPage(['  A fome'], 'a'), buildHandPage(['persiste.'], 'b')];
  const { lines } = startCheck([first, second]);
  const results = [buildHandResult(first), buildHandResult(second), printed];
  expect(confirmedText(results, lines).text).toBe('A fome persiste.\nImpresso.');
});

it('gives confirmed lines alone, without those left blank', () => {
  const page = buildHandPage(['  Um ~borrão', '  Dois', '  Três']);
  const check = takeLine(goToLine(typeLine(startCheck([page]), ''), 2));
  expect(confirmedText([buildHandResult(page), printed], check.lines, { isConfirmed: true }).text).toBe(
    'Três',
  );
});
