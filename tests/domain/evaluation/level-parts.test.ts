import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import type { Finding, KeptAccount } from '@/domain/evaluation/evaluation';
import { describeDistance, levelParts } from '@/domain/evaluation/level-parts';
import { COMPETENCY_NUMBERS, toLevel } from '@/domain/rubric/competency';
import { readScorerWeights } from '@/domain/scoring/scorer-weights';
import weights from '@/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const account = (more: Partial<KeptAccount> = {}): KeptAccount => ({
  points: 131,
  start: 120,
  terms: [],
  whole: 11,
  ...more,
});

const mark = (codigo: string): Finding => ({
  start: 0,
  end: 1,
  trecho: 'x',
  classe: 'vermelho',
  codigo,
  competencia: 1,
  mensagem: '',
});

describe('the parts of a level', () => {
  it('tell facts of one name as one, what brings most first, and leave out what brings nothing', () => {
    const terms = [
      { fact: 'misspellings', points: -4 },
      { fact: 'works', points: 3 },
      { fact: 'people', points: 2 },
      { fact: 'agent', points: 6 },
      { fact: 'agentOfAction', points: -6 },
      { fact: 'thesis', points: 9 },
    ];
    const { groups, whole } = levelParts(account({ terms, whole: 1 }), []);
    expect(groups.map(({ name, points }) => [name, points])).toEqual([
      ['Tese', 9],
      ['Repertório', 5],
      ['Grafia e acentos', -4],
    ]);
    expect(whole).toBe(1);
  });

  it('tell what the facts of other competencies bring, those of each together', () => {
    const others = [
      { competency: 3 as const, points: 9 },
      { competency: 1 as const, points: -4 },
    ];
    const { groups } = levelParts(account({ terms: [], others }), []);
    expect(groups).toEqual([
      { name: 'Fatos da competência III', points: 9, marks: null },
      { name: 'Fatos da competência I', points: -4, marks: null },
    ]);
  });

  it('count facts of other versions to the whole of the text', () => {
    const { groups, whole } = levelParts(account({ terms: [{ fact: 'toString', points: 7 }], whole: 4 }), []);
    expect([groups, whole]).toEqual([[], 11]);
  });

  it('say how many marks there are of a fact, unless not all were kept', () => {
    const terms = [{ fact: 'misspellings', points: -4 }];
    const two = [mark('ortografia'), mark('acentuacao'), mark('crase')];
    expect(levelParts(account({ terms }), two).groups).toMatchObject([{ marks: 2 }]);
    const many = Array.from({ length: 20 }, () => mark('ortografia'));
    expect(levelParts(account({ terms }), many).groups).toMatchObject([{ marks: null }]);
  });

  it.each([
    [
      'a limit by a fact',
      { points: 79, bound: 'sem-proposta' },
      /^Nenhum elemento de proposta.* em 80, no máximo\.$/,
    ],
    [
      'a floor by a fact',
      { points: 140, bound: 'tudo-ligado' },
      /^Todos os parágrafos.* não fica abaixo de 160\.$/,
    ],
    [
      'a limit of another version',
      { points: 79, bound: 'constructor' },
      /^Um limite segura este nível em 80\.$/,
    ],
    ['the end of the scale', { points: 200, whole: 95 }, /passa de 200/],
    ['its beginning', { points: 0, whole: -140 }, /abaixo de 0/],
  ])('name %s, and count what it moved', (_what, more, why) => {
    const { held, start, whole, points } = levelParts(account(more), []);
    expect(held?.why).toMatch(why);
    expect(start + whole + (held?.points ?? 0)).toBe(points);
  });

  it.each([
    [{ points: 131 }, 'Faltam cerca de 9 pontos para o 160, que começa em 140.'],
    [{ points: 139, whole: 19 }, 'Falta cerca de 1 ponto para o 160, que começa em 140.'],
    [{ points: 140, whole: 20 }, 'Faltam cerca de 40 pontos para o 200, que começa em 180.'],
    [{ points: 180, whole: 60 }, 'Não há nível acima deste.'],
    [{ points: 139, whole: 32 }, 'O 160 começa em 140; sem o limite, a soma daria 152.'],
  ])('of %o say how far the next level is', (more, sentence) => {
    expect(describeDistance(levelParts(account(more), []))).toBe(sentence);
  });

  it.each([
    ['good', GOOD_ESSAY],
    ['weak', WEAK_ESSAY],
  ])('sum up to the points of a %s essay, within its level', (_what, essay) => {
    const { competencias, erros_detectados, grifo } = evaluateEssay(
      { theme: SAMPLE_THEME, essay },
      readScorerWeights(weights),
    );
    for (const number of COMPETENCY_NUMBERS) {
      const key = `competencia_${number}` as const;
      const parts = levelParts(grifo!.accounts![key], erros_detectados);
      const told = parts.groups.reduce((sum, { points }) => sum + points, 0);
      expect(parts.start + told + parts.whole + (parts.held?.points ?? 0)).toBe(parts.points);
      expect(parts.level).toBe(toLevel(competencias[key].note));
      expect(parts.next ? parts.points + parts.next.missing : 180).toBe(parts.next?.from ?? 180);
    }
    expect(JSON.stringify(grifo!.accounts).length).toBeLessThan(4000);
  });
});
