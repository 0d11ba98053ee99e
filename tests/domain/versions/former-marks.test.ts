import { describe, expect, it } from 'vitest';
import { createSpanFinder } from '@/domain/versions/former-marks';

const FORMER = 'A escola abre cedo. Os alunos chega tarde.\n\nO ônibus atrasa sempre. A prova não espera.';
const spanOf = (words: string) => ({
  start: FORMER.indexOf(words),
  end: FORMER.indexOf(words) + words.length,
});

describe('a mark of the former text', () => {
  const find = createSpanFinder(FORMER);
  it.each([
    ['stands while nothing changes', FORMER, 'chega'],
    ['moves with text before it', `Antes disso, tudo dorme. ${FORMER}`, 'chega'],
    [
      'stays when other sentences change',
      FORMER.replace('abre cedo', 'abre às sete').replace('espera', 'tarda'),
      'chega',
    ],
    ['follows its paragraph', FORMER.split('\n\n').toReversed().join('\n\n'), 'chega'],
  ])('%s', (_what, present, words) => {
    const [found] = find(present)([spanOf(words)]);
    expect(found && present.slice(found.start, found.end)).toBe(words);
  });

  it.each([
    ['its sentence changes', FORMER.replace('chega tarde', 'chega cedo'), 'chega'],
    ['a word comes before it in its sentence', FORMER.replace('Os alunos', 'Hoje, Os alunos'), 'chega'],
    ['its sentence goes', FORMER.replace(' Os alunos chega tarde.', ''), 'chega'],
    ['of two sentences that it spans one changes', FORMER.replace('abre', 'fecha'), 'cedo. Os alunos'],
    [
      'two sentences that it spans part',
      'A escola abre cedo. E fecha. Os alunos chega tarde.',
      'cedo. Os alunos',
    ],
  ])('goes when %s', (_when, present, words) => {
    expect(find(present)([spanOf(words)])).toEqual([]);
  });
});
