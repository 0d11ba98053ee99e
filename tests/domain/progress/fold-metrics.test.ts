import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MetricsSchema } from '@/contracts/metrics';
import { EMPTY_METRICS, foldMetrics, metricsRow, summaryOfRow } from '@/domain/progress/fold-metrics';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { type MetricsEssay, averageSkill } from '@/domain/progress/metrics';
import { buildCorrection, buildRow } from '../../support/builders';

const at = (day: number, hour = 12) => new Date(Date.UTC(2025, 9, day, hour)).toISOString();

describe('foldMetrics', () => {
  it('of no essay is the reset record', () => {
    expect(foldMetrics([])).toEqual(EMPTY_METRICS);
  });

  it('of one essay takes its numbers over', () => {
    const row = buildRow({ nota: 760, competencias: [120, 160, 120, 160, 200] });
    expect(foldMetrics([row])).toEqual({
      corrections: 1,
      totalRedacoes: 1,
      totalCorrecoes: 1,
      mediaNotas: 760,
      melhorNota: 760,
      sequenciaAtual: 1,
      diasAtivo: 1,
      competencias: { gramatica: 60, argumentacao: 80, organizacao: 60, coesao: 80, proposta: 100 },
      achievements: ['primeira-redacao'],
      ultimaRedacao: { tema: row.tema, nota: 760, data: row.data },
      redacoes: [row],
    });
  });

  it.each([
    [
      'rounds the running mean after every essay (R-METRICS-2): a mean of all at once would be 0',
      [0, 1, 0],
      1,
    ],
    ['the mean of equal scores is that score', [640, 640, 640], 640],
    ['halves are rounded up', [500, 601], 551],
  ])('%s', (_requirement, scores, mean) => {
    const rows = scores.map((nota, day) => buildRow({ id: String(day), nota, data: at(day + 1) }));
    expect(foldMetrics(rows).mediaNotas).toBe(mean);
  });

  it.each([
    ['two essays of one São Paulo day are one day', [at(20, 4), at(21, 2)], 1],
    ['midnight in São Paulo begins another', [at(20, 2), at(20, 3)], 2],
    ['days in between do not count', [at(1), at(9)], 2],
  ])('active days: %s', (_requirement, dates, days) => {
    const rows = dates.map((data, index) => buildRow({ id: String(index), data }));
    expect(foldMetrics(rows).diasAtivo).toBe(days);
  });

  it('counts an id once, the last row given winning', () => {
    const record = foldMetrics([buildRow({ nota: 400 }), buildRow({ nota: 600 })]);
    expect([record.totalRedacoes, record.melhorNota]).toEqual([1, 600]);
  });

  it('takes the latest by date as the last essay, whatever its id or place', () => {
    const rows = [
      buildRow({ id: '1', data: at(9), nota: 900 }),
      buildRow({ id: '2', data: at(3), nota: 300 }),
    ];
    const record = foldMetrics(rows);
    expect(record.ultimaRedacao).toMatchObject({ data: at(9), nota: 900 });
    expect(record.redacoes.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('raises the streak by one per essay, however far apart', () => {
    const rows = [1, 15, 29].map((day) => buildRow({ id: String(day), data: at(day) }));
    expect(foldMetrics(rows).sequenciaAtual).toBe(3);
  });

  it.each([
    ['a score above 1000', { nota: 9999 }, 1000],
    ['a negative score', { nota: -5 }, 0],
    ['a score that is no number', { nota: NaN }, 0],
  ])('clamps %s', (_requirement, change, best) => {
    expect(foldMetrics([buildRow(change)]).melhorNota).toBe(best);
  });

  it('makes of any rows a record that its own schema accepts, counting each id once', () => {
    const row: fc.Arbitrary<MetricsEssay> = fc.record({
      id: fc.string({ minLength: 1, maxLength: 2 }),
      tema: fc.string(),
      nota: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double()),
      competencias: fc.array(fc.double(), { maxLength: 6 }),
      data: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const record = foldMetrics(rows);
        expect(MetricsSchema.safeParse(record).success).toBe(true);
        expect(record.totalRedacoes).toBe(new Set(rows.map(({ id }) => id)).size);
        expect(record.totalCorrecoes).toBe(record.redacoes.length);
      }),
    );
  });

  it('does not depend on the order of the rows, nor on folding in two goes', () => {
    const rows = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 1, max: 500 }), nota: fc.integer({ min: 0, max: 1000 }) }),
      { selector: ({ day }) => day, maxLength: 30 },
    );
    fc.assert(
      fc.property(rows, fc.nat(), (essays, cut) => {
        const all = essays.map(({ day, nota }) => buildRow({ id: String(day), nota, data: at(day) }));
        const record = foldMetrics(all);
        expect(foldMetrics(all.toReversed())).toEqual(record);
        const earlier = foldMetrics(all.slice(0, cut % (all.length + 1)));
        expect(foldMetrics([...earlier.redacoes, ...all])).toEqual(record);
      }),
    );
  });
});

describe('metricsRow', () => {
  it('keeps what the progress views need of a correction', () => {
    const correction = buildCorrection({ score: 760 });
    expect(metricsRow(correction)).toEqual({
      id: correction.id,
      tema: correction.theme,
      nota: 760,
      competencias: correction.competencies.map(({ score }) => score),
      data: correction.submittedAt,
      marcas: 0,
    });
  });

  it('counts the marks of a whole correction, and leaves them open for one of a list', () => {
    const { aiAnalysis, ...summary } = buildCorrection();
    const mark = {
      start: 0,
      end: 2,
      trecho: 'No',
      classe: 'vermelho',
      codigo: 'x',
      competencia: 1,
      mensagem: '',
    };
    const marked = { ...aiAnalysis, erros_detectados: [mark, mark] } as Evaluation;
    expect(metricsRow({ ...summary, aiAnalysis: marked }).marcas).toBe(2);
    expect(metricsRow(summary)).not.toHaveProperty('marcas');
  });

  it('takes the band over, of a whole correction as of one of a list, unless it has no width', () => {
    const { aiAnalysis, ...summary } = buildCorrection();
    const banded = (low: number, high: number) =>
      metricsRow({
        ...summary,
        aiAnalysis: {
          ...aiAnalysis,
          grifo: { producer: 'scorer', version: '1', evidence: {}, band: { low, high } },
        },
      });
    expect(banded(680, 820).faixa).toEqual({ low: 680, high: 820 });
    expect(metricsRow({ ...summary, band: { low: 680, high: 820 } }).faixa).toEqual({ low: 680, high: 820 });
    expect(banded(760, 760)).not.toHaveProperty('faixa');
    expect(metricsRow(summary)).not.toHaveProperty('faixa');
  });
});

it('a row tells of a mock exam, of a whole correction as of one of a list', () => {
  const { aiAnalysis, ...summary } = buildCorrection();
  const mock = { minutes: 90, medium: 'typed' as const, seconds: 5400, words: [] };
  const grifo = { producer: 'scorer', version: '1', evidence: {}, mock } as const;
  expect(metricsRow({ ...summary, aiAnalysis: { ...aiAnalysis, grifo } }).simulado).toBe(true);
  expect(summaryOfRow(metricsRow({ ...summary, isMock: true })).isMock).toBe(true);
  expect(metricsRow({ ...summary, aiAnalysis })).not.toHaveProperty('simulado');
});

describe('averageSkill', () => {
  it.each([
    ['nothing written is 0', 0, 0],
    ['the mean is rounded up from half', 3, 1],
    ['and down below it', 2, 0],
    ['one full skill of five', 100, 20],
  ])('%s', (_requirement, gramatica, average) => {
    expect(averageSkill({ competencias: { ...EMPTY_METRICS.competencias, gramatica } })).toBe(average);
  });
});
