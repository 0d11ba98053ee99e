import { beforeEach, describe, expect, it } from 'vitest';
import type { Assessment } from '@/domain/evaluation/assessment/assessment';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { handle } from '../../../supabase/functions/evaluate-essay-with-ai/handler.ts';
import { assessCompetency, buildAssessment } from '../../support/assessments';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';
import { modelVariables, setUpFunctions } from '../../support/function-setting';

/** What a model may answer, and what becomes of it (guides/backend, case 13). */
const setting = setUpFunctions();
const GOOD = buildAssessment();
const ENGLISH = 'You write clearly, but the proposal does not say who should do what it asks for.';

const withCompetency = (changes: object): Assessment => ({
  ...GOOD,
  competencias: { ...GOOD.competencias, competencia_3: { ...assessCompetency(160), ...changes } },
});

async function evaluate(): Promise<Evaluation> {
  const response = await setting.call(handle, { theme: SAMPLE_THEME, essay: GOOD_ESSAY, consent: true });
  expect(response.status).toBe(200);
  return await response.json();
}

beforeEach(() => {
  setting.variables = modelVariables(setting);
});

/** Each with what the model is told is wrong. */
const WRONG: [string, string | object, RegExp][] = [
  ['no JSON', 'Claro! A sua redação merece nota 920.', /não é um objeto JSON/],
  ['an empty answer', '', /não é um objeto JSON/],
  ['JSON broken off', JSON.stringify(GOOD).slice(0, -40), /não é um objeto JSON/],
  ['a list', [GOOD.competencias], /tema/],
  ['a level of 137', withCompetency({ note: 137 }), /competencia_3\.note: deve ser 0, 40, 80, 120, 160, 200/],
  ['a level of "200"', withCompetency({ note: '200' }), /competencia_3\.note/],
  ['a level of 1000', withCompetency({ note: 1000 }), /competencia_3\.note/],
  ['no feedback', withCompetency({ feedback: '' }), /competencia_3\.feedback/],
  [
    'a missing competency',
    { ...GOOD, competencias: { ...GOOD.competencias, competencia_5: undefined } },
    /competencia_5/,
  ],
  ['English', withCompetency({ feedback: ENGLISH }), /português/],
];

describe.each(WRONG)('%s', (_kind, wrong, fault) => {
  it('is sent back once, with what is wrong, and a good second answer counts', async () => {
    setting.model.play({ says: wrong }, { says: GOOD });
    const { nota_final, grifo } = await evaluate();
    expect(nota_final).toBe(840);
    expect(grifo?.producer).toBe('model');

    const [first, second] = setting.model.requests;
    expect(setting.model.requests).toHaveLength(2);
    expect(second?.messages.slice(0, 2)).toEqual(first?.messages);
    const [answer, complaint] = second?.messages.slice(2) ?? [];
    expect(answer?.role).toBe('assistant');
    expect(complaint?.role).toBe('user');
    expect(complaint?.content).toMatch(fault);
  });

  it('twice gives the scorer’s correction, labelled as such', async () => {
    setting.model.play({ says: wrong });
    const { nota_final, competencias, grifo } = await evaluate();
    expect(setting.model.requests).toHaveLength(2);
    expect(grifo?.producer).toBe('scorer');
    expect(Object.values(competencias).reduce((sum, { note }) => sum + note, 0)).toBe(nota_final);
    expect(setting.supabase.rows[0]?.produtor).toBe('scorer');
    expect(setting.logged[0]?.outcome).toBe('scorer, as model answered wrongly twice');
  });
});

describe('taken, and put right', () => {
  it('a wrong total: ours is the sum', async () => {
    setting.model.play({ says: { ...GOOD, nota_final: 1000, total: 137 } });
    expect((await evaluate()).nota_final).toBe(840);
  });

  it('a fence around the answer', async () => {
    setting.model.play({ says: `Aqui está:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`` });
    expect((await evaluate()).grifo?.producer).toBe('model');
    expect(setting.model.requests).toHaveLength(1);
  });

  it('sixty errors for one word: one finding', async () => {
    const error = {
      trecho: 'paradoxo',
      classe: 'vermelho' as const,
      competencia: 1 as const,
      mensagem: 'A palavra não cabe aqui.',
      sugestao: 'contraste',
    };
    setting.model.play({ says: { ...GOOD, erros_detectados: Array.from({ length: 60 }, () => error) } });
    const { erros_detectados } = await evaluate();
    expect(erros_detectados.filter(({ trecho }) => trecho === 'paradoxo')).toHaveLength(1);
  });

  it('quotes that are not in the essay: dropped, as evidence and as errors', async () => {
    const invented = 'Segundo Aristóteles, jogar fora é um vício';
    const says = withCompetency({
      trechos: [
        { trecho: invented, lado: 'favor', mostra: 'Repertório' },
        { trecho: 'toneladas de comida apodrecem', lado: 'favor', mostra: 'Contraste' },
      ],
    });
    says.erros_detectados = [
      { trecho: invented, classe: 'roxo', competencia: 4, mensagem: 'Repetido.', sugestao: null },
    ];
    setting.model.play({ says });
    const evaluation = await evaluate();
    expect(JSON.stringify(evaluation)).not.toContain('Aristóteles');
    expect(evaluation.grifo?.evidence.competencia_3).toHaveLength(1);
    for (const { start, end, trecho } of evaluation.erros_detectados) {
      expect(GOOD_ESSAY.slice(start, end)).toBe(trecho);
    }
  });

  it('a javascript: link: links are ours', async () => {
    const link = 'javascript:alert(document.cookie)';
    setting.model.play({ says: { ...GOOD, videos_sugeridos: [{ erro: 'Crase', link }], estudos: [link] } });
    const { videos_sugeridos } = await evaluate();
    expect(videos_sugeridos).toHaveLength(1);
    expect(videos_sugeridos[0]?.link).toMatch(
      /^https:\/\/www\.youtube\.com\/results\?search_query=javascript%3A/,
    );
  });
});
