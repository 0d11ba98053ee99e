import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { EvaluationSchema } from '@/contracts/evaluation';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { handle } from '../../../supabase/functions/evaluate-essay-with-ai/handler.ts';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { TOKENS } from '../../support/fake-model';
import { modelVariables, setUpFunctions } from '../../support/function-setting';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import {
  type Behaviour,
  CAREFUL,
  CAREFUL_TOTAL,
  INVENTED,
  passOf,
  REPERTOIRE,
} from '../../support/model-repertoire';

/** Tests every behavior of a provider, and the correction that the student gets. */
const setting = setUpFunctions();
const SHORT_MS = '500';

async function evaluate(essay = GOOD_ESSAY): Promise<Evaluation> {
  const withLexicon: typeof handle = (request, dependencies) =>
    handle(request, { ...dependencies, lexicon: lexiconWithModels });
  const response = await setting.call(withLexicon, { theme: SAMPLE_THEME, essay, consent: true });
  expect(response.status).toBe(200);
  return z.parse(EvaluationSchema, await response.json());
}

beforeEach(() => {
  setting.variables = modelVariables(setting);
});

/** Each behavior with the producer of the correction and the number of calls. */
const MOODS: [Behaviour, 'model' | 'scorer', number][] = [
  ['careful', 'model', 5],
  ['wrong counts', 'model', 5],
  ['another language', 'model', 5],
  ['corrections of Portugal', 'model', 5],
  ['flattery with true quotes', 'model', 5],
  ['obeying the essay', 'model', 5],
  ['invented quotes', 'scorer', 5],
  ['unknown sentence numbers', 'scorer', 5],
  ['other sentences', 'scorer', 5],
  ['prose instead of JSON', 'scorer', 10],
  ['endless text', 'scorer', 10],
  ['tool calls', 'scorer', 10],
  ['slow', 'scorer', 5],
  ['cut off', 'scorer', 10],
  ['too many requests', 'scorer', 10],
  ['an error of the server', 'scorer', 10],
];

it('is tried in every mood', () => {
  expect(MOODS.map(([mood]) => mood).toSorted()).toEqual(Object.keys(REPERTOIRE).toSorted());
});

describe.each(MOODS)('%s', (mood, producer, calls) => {
  it('gives a whole correction, of passages that the essay has', async () => {
    if (mood === 'slow') setting.variables.AI_TIMEOUT_MS = SHORT_MS;
    setting.model.improvise(REPERTOIRE[mood]);
    const evaluation = await evaluate();
    const { grifo, nota_final, competencias, erros_detectados } = evaluation;
    expect(grifo?.producer).toBe(producer);
    expect(setting.supabase.rows[0]).toMatchObject({ produtor: producer, nota_total: nota_final });
    expect(setting.model.requests).toHaveLength(calls);
    expect(Object.values(competencias).reduce((sum, { note }) => sum + note, 0)).toBe(nota_final);
    for (const { start, end, trecho } of erros_detectados) expect(GOOD_ESSAY.slice(start, end)).toBe(trecho);
    for (const { start, end, quote } of Object.values(grifo?.evidence ?? {}).flatMap((items) =>
      (items ?? []).flatMap(({ passages }) => passages),
    ))
      expect(GOOD_ESSAY.slice(start, end)).toBe(quote);
    const said = JSON.stringify(evaluation);
    for (const never of [INVENTED, 'even more cruel', 'planear', 'estéctico', '137.25', 'merece nota'])
      expect(said).not.toContain(never);
  });
});

describe('what it costs', () => {
  const cost = (result: string, calls: number, answers: number) => ({
    service: 'leitura',
    result,
    isPaid: true,
    calls,
    inputTokens: answers * TOKENS.input,
    outputTokens: answers * TOKENS.output,
  });

  it.each<[Behaviour, object, number]>([
    ['careful', cost('modelo', 5, 5), 7],
    ['invented quotes', cost('descartado', 5, 5), 8],
    ['prose instead of JSON', cost('falhou', 10, 10), 8],
    ['too many requests', cost('falhou', 10, 0), 8],
  ])('%s: told to the budget, and a credit kept or given back', async (mood, spent, creditsLeft) => {
    setting.model.improvise(REPERTOIRE[mood]);
    const { grifo } = await evaluate();
    expect(setting.supabase.spent).toEqual([spent]);
    expect(grifo?.payment).toEqual({ by: 'credito', creditsLeft });
    expect(JSON.stringify(setting.supabase.rows)).not.toContain('creditsLeft');
  });

  it('a reading that is not vouched for is given back', async () => {
    setting.model.improvise(REPERTOIRE['flattery with true quotes']);
    await evaluate(WEAK_ESSAY);
    expect(setting.supabase.spent).toMatchObject([{ result: 'descartado' }]);
  });

  it.each(['desligado', 'orcamento', 'cota_gratis', 'sem_credito', 'conta_nova', 'limite'] as const)(
    'nothing where no model may be asked, which is said: %s',
    async (refusal) => {
      setting.supabase.refusal = refusal;
      setting.model.improvise(REPERTOIRE.careful);
      const { grifo } = await evaluate();
      expect(grifo).toMatchObject({ producer: 'scorer', unreadByModel: refusal });
      expect(setting.model.requests).toEqual([]);
      expect(setting.supabase.spent).toEqual([]);
    },
  );

  it.each([null, 'orcamento'] as const)('the log tells of the budget: %s', async (refusal) => {
    setting.supabase.notice = '100';
    setting.supabase.refusal = refusal;
    setting.model.improvise(REPERTOIRE.careful);
    await evaluate();
    expect(setting.logged[0]?.outcome).toMatch(/^(model|scorer).*; today’s budget is used up$/);
  });
});

describe('two readers', () => {
  it('give the average of their levels, and say what each gave', async () => {
    setting.model.improvise(REPERTOIRE.careful);
    const { nota_final, grifo } = await evaluate();
    expect(nota_final).toBe(CAREFUL_TOTAL);
    expect(grifo?.readers).toMatchObject({ disputed: [], unread: [], isVouched: true });
    expect(grifo?.band?.high).toBeGreaterThanOrEqual(CAREFUL_TOTAL);
  });

  it('say where the model gave nothing that stands', async () => {
    setting.model.improvise((request) => {
      const pass = passOf(request);
      return REPERTOIRE[pass === 3 ? 'prose instead of JSON' : pass === 5 ? 'invented quotes' : 'careful'](
        request,
      );
    });
    const { grifo } = await evaluate();
    expect(grifo?.readers?.unread).toEqual([3, 5]);
    expect(grifo?.readers?.model['competencia_5']).toBe(grifo?.readers?.scorer['competencia_5']);
    expect(setting.logged[0]?.outcome).toBe('model, in part as model answered wrongly twice');
  });

  it('ask for a third reading where they differ, which sees both readings’ passages and no level', async () => {
    const poor = { ...CAREFUL, 5: { elementos: CAREFUL[5].elementos.slice(0, 2), direitos_humanos: [] } };
    let asked = 0;
    setting.model.improvise((request) => {
      if (passOf(request) !== 5) return REPERTOIRE.careful(request);
      asked += 1;
      return asked === 1 ? { says: poor[5] } : REPERTOIRE.careful(request);
    });
    const { grifo, competencias } = await evaluate();
    expect(grifo?.readers?.disputed).toContain(5);
    expect(grifo?.readers?.third?.['competencia_5']).toBe(200);
    expect(competencias.competencia_5.note).toBe(200);
    const third = setting.model.requests.findLast((request) => passOf(request) === 5);
    const [, shown = ''] = /<apontado-\S+>([^]*)<\/apontado-/.exec(third?.messages[1]?.content ?? '') ?? [];
    expect(shown).toContain('deve ampliar os bancos de alimentos');
    expect(shown).not.toMatch(/\b(?:40|80|120|160|200)\b/);
  });

  it('vouch for no total far above the scorer’s: it stands as the scorer gave it', async () => {
    setting.model.improvise(REPERTOIRE['flattery with true quotes']);
    const { nota_final, grifo, competencias } = await evaluate(WEAK_ESSAY);
    expect(grifo?.readers?.isVouched).toBe(false);
    expect(grifo?.producer).toBe('scorer');
    const given = Object.values(competencias).map(({ note }) => note);
    expect(given).toEqual(Object.values(grifo?.readers?.scorer ?? {}));
    expect(setting.supabase.rows[0]).toMatchObject({ nota_total: nota_final, produtor: 'scorer' });
  });
});

describe('a zero', () => {
  const saying = (number: 2 | 5, claims: object) =>
    setting.model.improvise((request) =>
      passOf(request) === number ? { says: { ...CAREFUL[number], ...claims } } : REPERTOIRE.careful(request),
    );
  const OFF = { tipo: 'fuga', provas: [{ frase: 2, trecho: 'toneladas de comida apodrecem' }] };

  it('for the theme needs a quote', async () => {
    saying(2, { abordagem: { tipo: 'fuga', provas: [] } });
    const { grifo } = await evaluate();
    expect(grifo?.zeroReason).toBeUndefined();
    expect(grifo?.readers?.unread).toEqual([2]);
  });

  it('for the theme needs a second reading where no guard of ours sees it', async () => {
    let asked = 0;
    setting.model.improvise((request) => {
      if (passOf(request) !== 2) return REPERTOIRE.careful(request);
      asked += 1;
      return asked === 1 ? { says: { ...CAREFUL[2], abordagem: OFF } } : REPERTOIRE.careful(request);
    });
    const { grifo, nota_final } = await evaluate();
    expect(asked).toBe(2);
    expect(grifo?.zeroReason).toBeUndefined();
    expect(nota_final).toBeGreaterThan(800);
  });

  it('that a second reading confirms stands, with the passage that shows it', async () => {
    saying(2, { abordagem: OFF });
    const { nota_final, grifo, resumo } = await evaluate();
    expect(nota_final).toBe(0);
    expect(grifo?.zeroReason).toBe('fuga-ao-tema');
    expect(resumo.pontos_fracos.join()).toContain('“toneladas de comida apodrecem”');
  });

  it('that our own guard sees too stands at once', async () => {
    saying(2, {
      abordagem: { tipo: 'fuga', provas: [{ frase: 1, trecho: 'A leitura literária perde espaço' }] },
    });
    const { grifo } = await evaluate(OTHER_THEME_ESSAY);
    expect(grifo?.zeroReason).toBe('fuga-ao-tema');
  });

  it('of competency V for disrespect needs a quote and a second reading', async () => {
    const quote = { frase: 15, trecho: 'deve ampliar os bancos de alimentos' };
    saying(5, { direitos_humanos: [{ ...quote, trecho: 'devem ser punidos com violência' }] });
    expect((await evaluate()).competencias.competencia_5.note).toBe(200);
    saying(5, { direitos_humanos: [quote] });
    const { competencias, grifo } = await evaluate();
    expect(competencias.competencia_5.note).toBe(0);
    expect(grifo?.ceilings?.map(({ reason }) => reason)).toContain('direitos-humanos');
  });
});
