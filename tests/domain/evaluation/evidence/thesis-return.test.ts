import { describe, expect, it } from 'vitest';
import { findThesisReturn } from '@/domain/evaluation/evidence/thesis-return';
import { readEssay } from '@/domain/evaluation/read-essay';

const THESIS = 'A falta de armazéns e a pressa dos mercados causam o desperdício de alimentos.';
const MIDDLE = 'Nas feiras do interior, caixas inteiras de fruta apodrecem ao sol toda semana.';
const BACK = 'Com novos armazéns, o desperdício de alimentos diminui.';
const returnIn = (...paragraphs: string[]) => {
  const essay = paragraphs.join('\n');
  const reading = readEssay({ theme: '', essay });
  const sentence = reading.essay.sentences.find(({ start, end }) => essay.slice(start, end) === THESIS);
  const thesis = sentence
    ? { sentence, candidates: [sentence], span: sentence, likely: 1, isSure: true }
    : null;
  const found = findThesisReturn({ ...reading, thesis });
  return found && essay.slice(found.start, found.end);
};

describe('findThesisReturn', () => {
  it('the sentence of the conclusion that shares most with the thesis', () => {
    expect(returnIn(THESIS, MIDDLE, `É hora de agir pelos alimentos. ${BACK}`)).toBe(BACK);
  });

  it.each([
    [
      'one word in common is not enough',
      [THESIS, MIDDLE, 'Os alimentos ficam mais caros a cada mês que passa no país.'],
    ],
    ['no thesis', ['Hoje o dia amanheceu claro nas ruas do bairro onde eu moro.', MIDDLE, BACK]],
    ['no conclusion', [THESIS]],
    ['a second paragraph that is the last is no conclusion', [THESIS, BACK]],
  ])('%s', (_requirement, paragraphs) => {
    expect(returnIn(...paragraphs)).toBeNull();
  });
});
