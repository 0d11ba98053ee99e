import { describe, expect, it } from 'vitest';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { dictionary } from '../../support/dictionary';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME } from '../../support/essays';

const evaluate = (essay: string, theme = SAMPLE_THEME, supportText?: string) =>
  evaluateEssay({ theme, essay, supportText }, null, dictionary);
const spoken = ({ competencias, resumo }: Evaluation) => [
  ...Object.values(competencias).map(({ feedback }) => feedback),
  ...resumo.pontos_fracos,
  ...resumo.melhorias,
];

const IMMIGRATION = 'Movimento imigratório para o Brasil no século XXI';
const OFF_THEME = `${OTHER_THEME_ESSAY} Os alunos precisa ler mais.`;
const TALE = `Era uma vez um padeiro que acordou cedo, acendeu o forno e esperou a massa crescer.\nA vizinha bateu na porta, pediu um pão e contou que o filho viajou. O padeiro ouviu, sorriu e embrulhou dois pães. Ela agradeceu, saiu e tropeçou no gato.\nO gato correu, subiu no muro e miou. O padeiro largou a pá, correu atrás dele e caiu na poça. A rua inteira riu, e ele riu também.\nAs crianças trouxe uma toalha. Ele se secou, voltou ao forno e viu que o pão queimou. Deu o pão ao gato, fechou a porta e dormiu até o outro dia.`;
const FULL_TALE = `${TALE}\n${TALE.split('\n').slice(1).join('\n')}`;
const POEM = 'Meu avô guarda no bolso\num relógio sem ponteiro\n'.repeat(10);

describe('an annulled essay', () => {
  it('has its reason once', () => {
    const evaluation = evaluate(OFF_THEME, IMMIGRATION);
    expect(evaluation.grifo?.zeroReason).toBe('fuga-ao-tema');
    expect(spoken(evaluation).filter((text) => text.includes('fuga total ao tema'))).toHaveLength(1);
  });

  it('off its theme, learns what I and IV would have been, with points to work on, and stays at 0', () => {
    const { competencias, grifo, nota_final } = evaluate(OFF_THEME, IMMIGRATION);
    expect(nota_final).toBe(0);
    expect(Object.values(competencias).map(({ note }) => note)).toEqual([0, 0, 0, 0, 0]);
    for (const key of ['competencia_1', 'competencia_4'] as const) {
      expect(competencias[key].feedback).toMatch(/^Sem a anulação: perto de \d+\. /);
      expect(grifo?.evidence[key]).not.toEqual([]);
    }
    expect(competencias.competencia_2.feedback).toBe('Sem pontos nesta competência: a redação foi anulada.');
  });

  it.each([
    ['off its theme', OFF_THEME, IMMIGRATION],
    ['that is a tale', FULL_TALE, SAMPLE_THEME],
  ])('%s, has its language corrected where it stands', (_which, essay, theme) => {
    const marks = evaluate(essay, theme).erros_detectados.filter(({ codigo }) => codigo === 'concordancia');
    expect(marks).not.toEqual([]);
    expect(marks.map(({ start, end }) => essay.slice(start, end))).toEqual(marks.map(({ trecho }) => trecho));
  });

  it.each([
    ['a tale', FULL_TALE, 'O texto é um conto, e o ENEM anula o que não é dissertação.'],
    ['a poem', POEM, 'O texto é um poema, e o ENEM anula o que não é dissertação.'],
  ])('that is %s, is named first and asked for no links of an essay', (_which, essay, reason) => {
    const { resumo, competencias, grifo } = evaluate(essay);
    expect(grifo?.zeroReason).toBe('tipo-textual');
    expect(resumo.pontos_fracos[0]).toBe(reason);
    expect(competencias.competencia_1.feedback).toMatch(/^Sem a anulação/);
    expect(competencias.competencia_4.feedback).not.toMatch(/conectivo|ligue|abra a frase/);
  });

  it('that is copied, teaches nothing of a language that is not its own', () => {
    const { competencias, erros_detectados, grifo } = evaluate(GOOD_ESSAY, SAMPLE_THEME, GOOD_ESSAY);
    expect(grifo?.zeroReason).toBe('copia');
    expect(erros_detectados).toEqual([]);
    expect(competencias.competencia_1.feedback).toMatch(/^Sem pontos/);
  });
});

const LETTER = `Prezado prefeito,\n${GOOD_ESSAY}`;

describe('a text that seems to be of another type', () => {
  it('hears that first, and is searched for no thesis, repertoire or proposal', () => {
    const { grifo, competencias, resumo } = evaluate(LETTER);
    expect(grifo?.ceilings?.[0]?.reason).toBe('outro-tipo-de-texto');
    expect(resumo.melhorias[0]).toMatch(/dissertação/);
    expect(grifo?.evidence.competencia_3).toEqual([]);
    expect(grifo?.evidence.competencia_5).toEqual([]);
    expect(competencias.competencia_5.feedback).not.toMatch(/agente|detalh/i);
  });
});
