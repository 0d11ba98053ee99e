import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateEssay, explainCeilings } from '@/domain/evaluation/evaluate-essay';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { COMPETENCY_NUMBERS, LEVELS } from '@/domain/rubric/competency';
import { ENGLISH_ESSAY, GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY, WEAK_ESSAY } from '../../support/essays';
import { CEILING_EXPLANATIONS } from '@/domain/scoring/guards/ceiling';
import { inDividedLines, inLines } from '../../support/in-lines';

const evaluate = (essay: string, theme = SAMPLE_THEME) => evaluateEssay({ theme, essay }, null);
const notesOf = ({ competencias }: Evaluation) =>
  COMPETENCY_NUMBERS.map((number) => competencias[`competencia_${number}`].note);

/** Fragments that trigger rules, mixed with arbitrary text. */
const essays = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...WEAK_ESSAY.split(/(?<=[ \n])/),
        'vc ',
        ',, ',
        '"',
        '\u200B',
        '😀 ',
        '\uD83D',
        'à todos ',
        '..',
      ),
      { maxLength: 300 },
    )
    .map((pieces) => pieces.join('')),
);

describe('evaluateEssay', () => {
  it.each([
    ['a strong essay', GOOD_ESSAY, [200, 200, 200, 200, 200]],
    ['a weak essay', WEAK_ESSAY, [40, 160, 120, 120, 120]],
    ['too short', SHORT_ESSAY, [0, 0, 0, 0, 0]],
    ['in English', ENGLISH_ESSAY, [0, 0, 0, 0, 0]],
    ['empty', '', [0, 0, 0, 0, 0]],
  ])('levels of an essay: %s', (_requirement, essay, notes) => {
    expect(notesOf(evaluate(essay))).toEqual(notes);
  });

  it.each([
    ['too short', SHORT_ESSAY, 'texto-insuficiente', /linhas ou menos/],
    ['in English', ENGLISH_ESSAY, 'lingua-estrangeira', /língua estrangeira/],
  ])('a zero is explained: %s', (_requirement, essay, reason, explanation) => {
    const { grifo, competencias, resumo, erros_detectados } = evaluate(essay);
    expect(grifo?.zeroReason).toBe(reason);
    expect(competencias.competencia_3.feedback).not.toMatch(explanation);
    expect(resumo.pontos_fracos.join()).toMatch(explanation);
    expect(resumo.melhorias).toHaveLength(1);
    expect(erros_detectados).toEqual([]);
  });

  it('a copy of the supporting text is a zero only where that text is known', () => {
    const copy = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };
    expect(evaluateEssay({ ...copy, supportText: GOOD_ESSAY }, null).grifo?.zeroReason).toBe('copia');
    expect(evaluateEssay(copy, null).grifo?.zeroReason).toBeUndefined();
  });

  it('an essay that only touches its theme keeps to the official ceiling of 40 in 2, 3 and 5', () => {
    const theme = 'O ensino de música nas escolas';
    const { competencias, grifo } = evaluate(GOOD_ESSAY, theme);
    expect(notesOf({ competencias } as Evaluation).filter((_, at) => [1, 2, 4].includes(at))).toEqual([
      40, 40, 40,
    ]);
    expect(grifo?.ceilings?.map(({ reason }) => reason)).toContain('tangenciamento');
  });

  it('says who produced it, without a band, and repeats the theme check', () => {
    expect(evaluate(WEAK_ESSAY).grifo).toMatchObject({
      producer: 'rules',
      version: '1',
      coherence: { coherent: true },
    });
    expect(evaluate(WEAK_ESSAY).grifo).not.toHaveProperty('band');
  });

  it('errors stand on 1 and 4 only, improvements on all, three at most', () => {
    const { competencias, grifo } = evaluate(WEAK_ESSAY);
    expect(COMPETENCY_NUMBERS.filter((number) => competencias[`competencia_${number}`].erros)).toEqual([
      1, 4,
    ]);
    expect(
      COMPETENCY_NUMBERS.map((number) => grifo?.improvements?.[`competencia_${number}`]?.length),
    ).toEqual([3, 2, 3, 2, 2]);
    expect(competencias.competencia_1.erros).toEqual(grifo?.improvements?.competencia_1);
  });

  it('markup in the essay stays text', () => {
    const essay = `<img src=x onerror=alert(1)> ${WEAK_ESSAY}`;
    for (const { start, end, trecho } of evaluate(essay).erros_detectados)
      expect(essay.slice(start, end)).toBe(trecho);
  });

  it('any text is evaluated: valid levels, their sum, findings that fit and never overlap', () => {
    fc.assert(
      fc.property(essays, fc.string({ maxLength: 40 }), (essay, theme) => {
        const evaluation = evaluate(essay, theme);
        const notes = notesOf(evaluation);
        expect(notes.filter((note) => !(LEVELS as readonly number[]).includes(note))).toEqual([]);
        expect(evaluation.nota_final).toBe(notes.reduce((sum, note) => sum + note, 0));
        let last = 0;
        for (const { start, end, trecho } of evaluation.erros_detectados) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(essay.slice(start, end)).toBe(trecho);
          last = end;
        }
        expect(evaluate(essay, theme)).toEqual(evaluation);
      }),
    );
  });

  it.each([
    ['100,000 characters of prose', `${GOOD_ESSAY}\n${WEAK_ESSAY}\n`.repeat(30).slice(0, 100_000)],
    ['one word of 50,000 characters', 'x'.repeat(50_000)],
    ['50,000 lines', 'a\n'.repeat(50_000)],
    ['blanks without end', `vc${' '.repeat(100_000)},`],
    ['stops without end', '. '.repeat(50_000)],
    ['quotation marks without end', '“'.repeat(50_000)],
    ['emoji', '😀'.repeat(50_000)],
    ['right-to-left text', 'مرحبا بالعالم '.repeat(5_000)],
    ['lone surrogates', '\uD83D'.repeat(50_000)],
    ['zero-width characters', '\u200B'.repeat(50_000)],
    ['accents piled on one letter', `a${'\u0301'.repeat(50_000)}`],
  ])('survives %s', (_requirement, essay) => {
    expect(evaluate(essay).erros_detectados.length).toBeLessThanOrEqual(60);
  });
});

describe('explainCeilings', () => {
  it('names first what leaves fewest points; a competency not named keeps all of its own', () => {
    const explained = explainCeilings([
      { reason: 'copia-parcial', levels: { 2: 80 } },
      { reason: 'fora-de-ordem', levels: { 2: 120, 3: 80, 4: 120 } },
      { reason: 'recado-ao-corretor', levels: { 1: 40, 2: 40, 3: 40, 4: 40, 5: 40 } },
    ]);
    expect(explained.map(({ reason }) => reason)).toEqual([
      'recado-ao-corretor',
      'fora-de-ordem',
      'copia-parcial',
    ]);
  });

  it('says what was seen and what to do', () => {
    expect(explainCeilings([{ reason: 'tema-repetido', levels: { 2: 40 } }])).toEqual([
      { reason: 'tema-repetido', ...CEILING_EXPLANATIONS['tema-repetido'] },
    ]);
  });

  it('has nothing to say without ceilings', () => {
    expect(explainCeilings([])).toEqual([]);
  });

  it.each([
    ['narrow lines', GOOD_ESSAY, (one: string) => inLines(one, 36)],
    ['narrow lines of a weak essay', WEAK_ESSAY, (one: string) => inLines(one, 38)],
    ['words divided at line ends', GOOD_ESSAY, (one: string) => inDividedLines(one, 38)],
    ['accents typed apart', WEAK_ESSAY, (one: string) => one.normalize('NFD')],
    ['blanks that do not break', WEAK_ESSAY, (one: string) => one.replaceAll(' ', '\u00A0')],
  ])('finds the same in %s, each thing where it stands', (_how, essay, change) => {
    const plain = evaluate(essay);
    const written = essay.split('\n').map(change).join('\n');
    const changed = evaluate(written);
    expect(notesOf(changed)).toEqual(notesOf(plain));
    expect(changed.resumo).toEqual(plain.resumo);
    expect(changed.erros_detectados.map(({ id }) => id)).toEqual(plain.erros_detectados.map(({ id }) => id));
    const passages = Object.values(changed.grifo?.evidence ?? {}).flatMap((items) =>
      items.flatMap((item) => item.passages),
    );
    expect(passages.length).toBeGreaterThan(5);
    for (const { start, end, quote } of passages) expect(written.slice(start, end)).toBe(quote);
    for (const { start, end, trecho } of changed.erros_detectados)
      expect(written.slice(start, end)).toBe(trecho);
  });
});
