import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { findThesisReturn } from '@/domain/evaluation/signals/thesis-return';

const THESIS = 'A falta de armazéns e a pressa dos mercados causam o desperdício de alimentos.';
const returnIn = (...paragraphs: string[]) => {
  const essay = paragraphs.join('\n');
  const reading = readEssay({ theme: '', essay });
  const sentence = reading.essay.sentences.find(({ start, end }) => essay.slice(start, end) === THESIS);
  const thesis = sentence ? { sentence, candidates: [sentence], span: sentence, likely: 1 } : null;
  const found = findThesisReturn({ ...reading, thesis });
  return found && essay.slice(found.start, found.end);
};

describe('findThesisReturn', () => {
  it('the sentence of the conclusion that shares most with the thesis', () => {
    const back = 'Com novos armazéns, o desperdício de alimentos diminui.';
    expect(returnIn(THESIS, `É hora de agir pelos alimentos. ${back}`)).toBe(back);
  });

  it.each([
    [
      'one word in common is not enough',
      [THESIS, 'Os alimentos ficam mais caros a cada mês que passa no país.'],
    ],
    [
      'no thesis',
      [
        'Hoje o dia amanheceu claro nas ruas do bairro onde eu moro.',
        'Com novos armazéns, o desperdício de alimentos diminui.',
      ],
    ],
    ['no conclusion', [THESIS]],
  ])('%s', (_requirement, paragraphs) => {
    expect(returnIn(...paragraphs)).toBeNull();
  });
});
