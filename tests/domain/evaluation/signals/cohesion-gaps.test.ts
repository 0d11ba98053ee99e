import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { findCohesionGaps } from '@/domain/evaluation/signals/cohesion-gaps';
import { GOOD_ESSAY, WEAK_ESSAY } from '../../../support/essays';

const gapsOf = (essay: string) => findCohesionGaps(readEssay({ theme: '', essay }));

describe('findCohesionGaps', () => {
  it.each([
    ['a well linked essay has none', GOOD_ESSAY, []],
    [
      'a weak one has few connectives and loose paragraphs',
      WEAK_ESSAY,
      ['poucos-conectivos', 'paragrafos-soltos'],
    ],
    ['nothing written has none to name', '', []],
  ])('%s', (_requirement, essay, gaps) => {
    expect(gapsOf(essay)).toEqual(gaps);
  });

  it('a text without any connective has every gap', () => {
    expect(gapsOf('A fome cresce.\nA comida apodrece.')).toEqual([
      'poucos-conectivos',
      'quase-sem-conectivos',
      'relacoes-pouco-variadas',
      'paragrafos-soltos',
    ]);
  });
});
