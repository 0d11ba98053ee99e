import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import type { Correction } from '@/domain/evaluation/correction';
import { chooseStrength } from '@/domain/evaluation/one-strength';
import { sentencesOf, tellOnce } from '@/domain/evaluation/told-once';
import { tellsDoubt } from '@/domain/evaluation/unsure';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { HONEST } from '../../fixtures/scoring/honest';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import { buildRichCorrection, MARKED_ESSAY } from '../../support/rich-correction';

function correct(essay: string, theme = SAMPLE_THEME): Correction {
  const evaluation = evaluateEssay({ theme, essay }, weights, lexiconWithModels);
  return toCorrection(evaluation, { id: '1', theme, essay, submittedAt: '2025-10-22T18:00:00.000Z' });
}

const ESSAYS = [
  ...[GOOD_ESSAY, WEAK_ESSAY, MARKED_ESSAY].map((essay) => ({ essay, theme: SAMPLE_THEME })),
  ...HONEST,
];

/** All texts shown beside the evidence, one by one. */
function textsOf(correction: Correction): string[] {
  const { steps, strength, limits, competencies } = tellOnce(correction);
  const inside = COMPETENCY_NUMBERS.flatMap((number) => {
    const { sentence, feedback, points } = competencies[number];
    return [sentence, ...feedback, ...points];
  });
  return [
    ...steps.flatMap(({ todo, why = '' }) => [todo, why]),
    strength?.sentence ?? '',
    ...limits,
    ...inside,
  ].filter((text) => text !== '');
}

function withEvidence(evidence: NonNullable<Correction['aiAnalysis']['grifo']>['evidence']): Correction {
  const correction = buildRichCorrection();
  const grifo = { producer: 'scorer' as const, version: '1', evidence };
  return { ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } };
}

describe('a correction told once', () => {
  it.each(ESSAYS)(
    'says no sentence twice and doubts in one place alone ($essay.length)',
    ({ essay, theme }) => {
      const texts = textsOf(correct(essay, theme));
      const sentences = texts.flatMap(sentencesOf).map((one) => one.toLowerCase());
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
      expect(texts.filter(tellsDoubt)).toEqual([]);
    },
  );

  it.each(ESSAYS)('asks once to support a paragraph of a step ($essay.length)', ({ essay, theme }) => {
    const { steps, competencies } = tellOnce(correct(essay, theme));
    const paragraphs = steps.flatMap(({ todo }) => /\d+º parágrafo/.exec(todo)?.[0] ?? []);
    const others = COMPETENCY_NUMBERS.flatMap((number) => [
      ...competencies[number].feedback,
      ...competencies[number].points,
    ]).join(' ');
    expect(paragraphs.filter((paragraph) => others.includes(paragraph))).toEqual([]);
  });

  it('leaves a single mark of its kind to its place in the text', () => {
    const passages = [{ start: 0, end: 8, quote: 'as praça' }];
    const row = (label: string, detail: string) => ({ side: 'contra' as const, label, detail, passages });
    const { sentence, evidence } = tellOnce(
      withEvidence({ competencia_1: [row('Concordância', '2 marcações'), row('Crase', '1 marcação')] }),
    ).competencies[1];
    expect(sentence).toBe('3 marcações de gramática: concordância (2) e outras.');
    expect(evidence.map(({ label }) => label)).toEqual(['Concordância']);
  });

  it('praises no paragraph that a step asks to mend', () => {
    const argument = (place: number) => ({
      side: 'favor' as const,
      label: `Argumento do ${place}º parágrafo`,
      detail: 'com causa',
      passages: [{ start: place, end: place + 1, quote: 'x' }],
    });
    const correction = withEvidence({ competencia_3: [argument(2), argument(3)] });
    expect(chooseStrength(correction, [{ todo: 'No 2º parágrafo, prove o que diz.' }])?.sentence).toMatch(
      /^O 3º parágrafo/,
    );
    expect(chooseStrength(correction)?.sentence).toMatch(/^O 2º parágrafo/);
  });

  it('shows other marks of a kind than the one a step quotes', () => {
    const passages = ['as praça', 'os livro'].map((quote) => ({ start: 0, end: quote.length, quote }));
    const evidence = (quotes: typeof passages) => ({
      competencia_1: [
        { side: 'contra' as const, label: 'Concordância', detail: '2 marcações', passages: quotes },
      ],
    });
    const shown = (quotes: typeof passages) => {
      const correction = withEvidence(evidence(quotes));
      const steps = [{ competency: 1 as const, text: 'Troque “as praça” por “as praças”.' }];
      const grifo = { ...correction.aiAnalysis.grifo!, steps };
      const told = tellOnce({ ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } });
      return told.competencies[1].evidence.flatMap((item) => item.passages.map(({ quote }) => quote));
    };
    expect(shown(passages)).toEqual(['os livro']);
    expect(shown(passages.slice(0, 1))).toEqual(['as praça']);
  });

  it.each(ESSAYS)('quotes the essay itself ($essay.length)', ({ essay, theme }) => {
    const { steps, strength, unsure } = tellOnce(correct(essay, theme));
    for (const { quote = '' } of steps) {
      const words = essay.replaceAll(/\s+/g, ' ');
      expect(words).toContain(quote.replace(/…$/, ''));
    }
    const passages = [strength?.passage, ...unsure.map(({ guess }) => guess)].flatMap((one) => one ?? []);
    expect(passages.map(({ start, end }) => essay.slice(start, end))).toEqual(
      passages.map(({ quote }) => quote),
    );
  });

  it('shows a likely thesis as one, and asks for it neither by a step nor as a doubt', () => {
    const guess = { start: 0, end: 9, quote: 'Na canção' };
    const thesis = {
      side: 'favor' as const,
      label: 'Tese',
      detail: 'talvez esta: não a reconheci com certeza',
    };
    const told = tellOnce(withEvidence({ competencia_3: [{ ...thesis, passages: [guess] }] }));
    expect(told.competencies[3].evidence).toEqual([
      { side: 'favor', label: 'Provável tese', passages: [guess] },
    ]);
    expect(told.competencies[3].sentence).not.toMatch(/provável/);
    expect(told.unsure).toEqual([]);
  });

  it('gathers what was not recognised, the weightiest three, with what it may be', () => {
    const against = (label: string, detail: string) => ({
      side: 'contra' as const,
      label,
      detail,
      passages: [],
    });
    const may = { start: 0, end: 9, quote: 'Na canção' };
    const correction = withEvidence({
      competencia_2: [against('Repertório', 'não reconheci nenhum')],
      competencia_3: [against('Argumento do 2º parágrafo', 'não reconheci causa, exemplo ou dado')],
      competencia_5: [
        against('Meio', 'não encontrado'),
        against('Detalhamento', 'não reconheci: confira se está no texto'),
        {
          side: 'favor',
          label: 'Agente',
          detail: 'talvez este trecho: não o reconheci com certeza',
          passages: [may],
        },
      ],
    });
    correction.competencies[4]!.score = 120;
    const told = tellOnce(correction);
    expect(told.unsure.map(({ name, guess }) => [name, guess?.quote])).toEqual([
      ['o agente da proposta', 'Na canção'],
      ['uma causa, um exemplo ou um dado no argumento do 2º parágrafo', undefined],
      ['um autor, uma lei, uma obra ou um dado de fora', undefined],
    ]);
    expect(told.competencies[5].evidence.map(({ label }) => label)).toEqual(['Meio']);
  });

  it('doubts no detail of an action that nobody knows', () => {
    const item = (label: string, side: 'favor' | 'contra', detail?: string) => ({
      side,
      label,
      detail,
      passages: [],
    });
    const detail = item('Detalhamento', 'contra', 'não reconheci: confira se está no texto');
    const unsure = (...others: ReturnType<typeof item>[]) => {
      const correction = withEvidence({ competencia_5: [detail, ...others] });
      correction.competencies[4]!.score = 120;
      return tellOnce(correction).unsure.length;
    };
    expect([unsure(), unsure(item('Ação', 'favor'))]).toEqual([0, 1]);
  });

  it('praises how paragraphs are linked only where each is', () => {
    const strengthOf = (detail: string) => {
      const passages = [{ start: 0, end: 7, quote: 'Ademais' }];
      const item = { side: 'favor' as const, label: 'Elos entre parágrafos', detail, passages };
      return tellOnce(withEvidence({ competencia_4: [item] })).strength?.passage?.quote;
    };
    const rest = 'parágrafos depois da introdução';
    expect(strengthOf(`em 3 de 3 ${rest}`)).toBe('Ademais');
    expect(strengthOf(`em ao menos 1 de 3 ${rest}`)).toBeUndefined();
  });

  it('counts the marks beside the level, and not once more by sentences', () => {
    const told = (detail: string) => {
      const item = { side: 'favor' as const, label: 'Períodos sem desvio marcado', detail, passages: [] };
      return tellOnce(withEvidence({ competencia_1: [item] })).competencies[1].evidence.length;
    };
    expect([told('9 de 10'), told('10 de 10')]).toEqual([0, 0]);
  });

  it('leaves out advice for any text, whatever leads to it', () => {
    const correction = withEvidence({});
    correction.competencies[3]!.score = 200;
    correction.competencies[3]!.feedback =
      'Os parágrafos se ligam. Um próximo passo: no próximo texto, troque um dos conectivos de sempre por outro menos usado.';
    expect(tellOnce(correction).competencies[4].feedback.join(' ')).not.toMatch(/conectivos de sempre/);
  });

  it('doubts nothing that a step asks for', () => {
    const may = (label: string) => ({
      side: 'contra' as const,
      label,
      detail: 'não reconheci',
      passages: [],
    });
    const correction = withEvidence({
      competencia_3: [may('Argumento do 2º parágrafo'), may('Argumento do 3º parágrafo')],
      competencia_5: [may('Agente'), may('Meio')],
    });
    correction.competencies[4]!.score = 120;
    const grifo = {
      ...correction.aiAnalysis.grifo!,
      steps: [
        {
          competency: 3 as const,
          kind: 'argumento',
          text: 'Explique no 3º parágrafo por que isso acontece.',
        },
        { competency: 5 as const, kind: 'elemento:agente', text: 'Diga quem vai agir na proposta.' },
      ],
    };
    const told = tellOnce({ ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } });
    expect(told.unsure.map(({ id }) => id)).toEqual(['Argumento do 2º parágrafo', 'meio']);
  });

  it('doubts nothing of a competency at the top', () => {
    const may = { side: 'contra' as const, label: 'Meio', detail: 'não reconheci', passages: [] };
    expect(tellOnce(withEvidence({ competencia_5: [may] })).unsure).toEqual([]);
  });

  it('leaves the advice of a limit to the step that gives it', () => {
    const correction = withEvidence({});
    const grifo = {
      ...correction.aiAnalysis.grifo!,
      ceilings: [
        { reason: 'um', seen: 'Há repetições.', advice: 'Apague as repetições.' },
        { reason: 'dois', seen: 'Há cópias.', advice: 'Apague as cópias.' },
      ],
      steps: [{ competency: 3 as const, text: 'Apague as repetições. Por quê: há repetições.' }],
    };
    const told = tellOnce({ ...correction, aiAnalysis: { ...correction.aiAnalysis, grifo } });
    expect(told.limits).toEqual(['Há repetições.', 'Há cópias. Apague as cópias.']);
    expect(told.steps).toEqual([{ competency: 3, todo: 'Apague as repetições.' }]);
  });

  it('tells of a correction without evidence what it holds', () => {
    const { grifo: _none, ...aiAnalysis } = buildRichCorrection().aiAnalysis;
    const told = tellOnce({ ...buildRichCorrection(), aiAnalysis });
    expect(told.strength).toEqual({
      sentence: 'Proposta de intervenção completa, ligada ao que você discutiu.',
      passage: null,
    });
    expect(told.steps.map(({ todo }) => todo)).toHaveLength(3);
    expect(told.competencies[1].sentence).toBe(
      'A frase flui, mas o verbo ainda escapa do plural em períodos longos.',
    );
    expect(told.competencies[1].points).toHaveLength(3);
  });
});

describe('the sentences of a corrector', () => {
  it('end where no quotation is open', () => {
    expect(sentencesOf('Veja “Não. Nunca mais” de novo. Depois, siga.')).toEqual([
      'Veja “Não. Nunca mais” de novo.',
      'Depois, siga.',
    ]);
  });
});
