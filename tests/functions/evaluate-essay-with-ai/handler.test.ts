import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { EvaluationSchema } from '@/contracts/evaluation';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
import { readScorerWeights } from '@/domain/scoring/scorer-weights';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { handle } from '../../../supabase/functions/evaluate-essay-with-ai/handler.ts';
import { PROMPT_VERSION } from '../../../supabase/functions/evaluate-essay-with-ai/prompt.ts';
import { ENGLISH_ESSAY, GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY, WEAK_ESSAY } from '../../support/essays';
import { keyOfUse } from '../../support/fake-supabase';
import { CAREFUL_TOTAL, passOf, REPERTOIRE } from '../../support/model-repertoire';
import { MODEL_KEY, modelVariables, setUpFunctions, USER_ID } from '../../support/function-setting';

const setting = setUpFunctions();
const BODY = { theme: SAMPLE_THEME, essay: GOOD_ESSAY, consent: true };

async function evaluate(body: object): Promise<Evaluation> {
  const response = await setting.call(handle, body);
  expect(response.status).toBe(200);
  return z.parse(EvaluationSchema, await response.json());
}

describe('without a model', () => {
  it('corrects as the app does, with the same weights', async () => {
    const { grifo, ...evaluation } = await evaluate(BODY);
    const { storedId, ...extras } = grifo ?? { producer: '' };
    const local = evaluateEssay(BODY, readScorerWeights(weights));
    expect({ ...evaluation, grifo: extras }).toEqual(JSON.parse(JSON.stringify(local)));
    expect(extras.producer).toBe('scorer');
    expect(storedId).toBe(setting.supabase.rows[0]?.id);
  });

  it('keeps the correction as the student’s, with its provenance', async () => {
    const evaluation = await evaluate(BODY);
    expect(setting.supabase.rows).toEqual([
      {
        id: evaluation.grifo?.storedId,
        usuario_id: USER_ID,
        chave_idempotencia: null,
        tema: SAMPLE_THEME,
        texto: GOOD_ESSAY,
        origem: 'funcao',
        correcao: { ...evaluation, grifo: { ...evaluation.grifo, storedId: undefined } },
        nota_total: evaluation.nota_final,
        produtor: 'scorer',
        versao: evaluation.grifo?.version,
        missoes: DAILY_MISSIONS.map(({ id }) => id),
        versao_de: null,
      },
    ]);
    expect(evaluation.nota_final % 40).toBe(0);
  });

  it('keeps only the missions that the essay does', async () => {
    await evaluate({ ...BODY, essay: WEAK_ESSAY });
    expect(setting.supabase.rows[0]?.missoes).toEqual(['tese-clara', 'tres-conectivos']);
  });

  it('keeps which essay it rewrites', async () => {
    const versaoDe = crypto.randomUUID();
    await evaluate({ ...BODY, versaoDe });
    expect(setting.supabase.rows[0]?.versao_de).toBe(versaoDe);
  });

  it('keeps how the time of a mock exam went', async () => {
    const simulado = { minutes: 90, medium: 'typed', seconds: 4230, words: [{ minute: 70, words: 312 }] };
    await evaluate({ ...BODY, simulado });
    expect(setting.supabase.rows[0]?.correcao).toMatchObject({ grifo: { mock: simulado } });
  });

  it('keeps that the text came from a photo', async () => {
    await evaluate({ ...BODY, deFoto: true });
    expect(setting.supabase.rows[0]?.correcao).toMatchObject({ grifo: { fromPhoto: true } });
  });

  it('looks at the supporting texts', async () => {
    const { grifo } = await evaluate({ ...BODY, supportText: GOOD_ESSAY });
    expect(grifo?.zeroReason).toBe('copia');
  });

  it('gives the correction even if it cannot be kept', async () => {
    setting.supabase.broken.add('/rest/v1/rpc/guardar_correcao');
    expect((await evaluate(BODY)).grifo?.storedId).toBeUndefined();
    expect(setting.logged[0]?.outcome).toBe('scorer, not stored');
  });
});

describe('with a model', () => {
  beforeEach(() => {
    setting.variables = modelVariables(setting);
    setting.model.improvise(REPERTOIRE.careful);
  });

  it('gives the levels of both readers, labelled with prompt and model', async () => {
    const { nota_final, grifo } = await evaluate(BODY);
    expect(nota_final).toBe(CAREFUL_TOTAL);
    expect(grifo).toMatchObject({ producer: 'model', version: `${PROMPT_VERSION} fake-1` });
    expect(setting.supabase.rows[0]).toMatchObject({
      nota_total: CAREFUL_TOTAL,
      produtor: 'model',
      versao: `${PROMPT_VERSION} fake-1`,
    });
  });

  it('asks once per competency, with the key, a schema, a bound, and no tools', async () => {
    await evaluate(BODY);
    expect(setting.model.requests.map(passOf).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(setting.model.keys)).toEqual(new Set([`Bearer ${MODEL_KEY}`]));
    for (const request of setting.model.requests) {
      expect(request).toMatchObject({
        model: 'fake-1',
        max_tokens: expect.any(Number),
        response_format: { type: 'json_schema' },
      });
      expect(request).not.toHaveProperty('tools');
    }
  });

  it('asks for the same answer every time, unless the model refuses to be asked so', async () => {
    await evaluate(BODY);
    setting.variables.AI_TEMPERATURE = 'off';
    await evaluate(BODY);
    expect(setting.model.requests.map(({ temperature }) => temperature)).toEqual([
      ...Array.from({ length: 5 }, () => 0),
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  it('asks for plain JSON where the endpoint knows no schema', async () => {
    setting.variables.AI_JSON_SCHEMA = 'off';
    expect((await evaluate(BODY)).grifo?.producer).toBe('model');
    expect(setting.model.requests[0]?.response_format).toEqual({ type: 'json_object' });
  });

  it.each([
    ['texto-insuficiente', SHORT_ESSAY],
    ['lingua-estrangeira', ENGLISH_ESSAY],
  ])('asks nothing where code sees a zero: %s', async (zeroReason, essay) => {
    const { nota_final, grifo } = await evaluate({ ...BODY, essay });
    expect(nota_final).toBe(0);
    expect(grifo?.zeroReason).toBe(zeroReason);
    expect(setting.model.requests).toEqual([]);
  });

  it.each([['AI_BASE_URL'], ['AI_API_KEY'], ['AI_MODEL']])(
    'is without one when %s is empty',
    async (name) => {
      setting.variables[name] = '';
      expect((await evaluate(BODY)).grifo?.producer).toBe('scorer');
    },
  );
});

const isReservation = (asked: unknown): asked is { p_chave: string } =>
  typeof asked === 'object' && asked !== null && 'p_chave' in asked && 'p_limite' in asked;

describe('a key', () => {
  const chave = crypto.randomUUID();
  beforeEach(() => {
    setting.variables = modelVariables(setting);
    setting.model.improvise(REPERTOIRE.careful);
  });

  it('that has served gives what was kept: no model call, no use counted, no second row', async () => {
    const first = await evaluate({ ...BODY, chave });
    setting.model.improvise(REPERTOIRE['prose instead of JSON']);
    const { payment, ...stored } = first.grifo!;
    expect(payment?.by).toBe('credito');
    expect(await evaluate({ ...BODY, chave })).toEqual({ ...first, grifo: stored });
    expect(setting.model.requests).toHaveLength(5);
    expect(setting.supabase.uses.get(keyOfUse(USER_ID, 'correcao'))).toBe(1);
    expect(setting.supabase.rows).toHaveLength(1);
  });

  it('sent twice at once gives one correction', async () => {
    const [one, other] = await Promise.all([evaluate({ ...BODY, chave }), evaluate({ ...BODY, chave })]);
    expect(one).toEqual(other);
    expect(setting.supabase.rows).toHaveLength(1);
  });

  it.each(['funcao', 'local'] as const)(
    'of another essay is refused before anything is paid for (%s)',
    async (origem) => {
      await evaluate({ ...BODY, chave });
      setting.supabase.rows[0]!.origem = origem;
      const asked = setting.model.requests.length;
      const response = await setting.call(handle, { ...BODY, essay: WEAK_ESSAY, chave });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: 'key_taken', field: 'chave' });
      expect(setting.model.requests).toHaveLength(asked);
    },
  );

  it('sent at once with several texts is paid for with each', async () => {
    const texts = [GOOD_ESSAY, WEAK_ESSAY, GOOD_ESSAY];
    await Promise.all(
      texts.map((essay) => setting.call(handle, { ...BODY, essay, chave: chave.toUpperCase() })),
    );
    const keys = setting.supabase.asked.flatMap((one) => (isReservation(one) ? [one.p_chave] : []));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(new RegExp(`^${chave}:[0-9a-f]{32}$`));
  });

  it('under which a browser stored the essay corrects it: what it stored is only claimed', async () => {
    await evaluate({ ...BODY, chave });
    setting.supabase.rows[0]!.origem = 'local';
    setting.supabase.rows[0]!.correcao = { nota_final: 1000 };
    expect((await evaluate({ ...BODY, chave })).nota_final).toBe(CAREFUL_TOTAL);
  });

  it('of another student is nobody else’s', async () => {
    await evaluate({ ...BODY, chave });
    setting.supabase.users.set('token-of-bia', crypto.randomUUID());
    await setting.call(handle, { ...BODY, chave }, { token: 'token-of-bia' });
    expect(setting.supabase.rows).toHaveLength(2);
  });

  it('is needed for that: without one the same essay is corrected again', async () => {
    await evaluate(BODY);
    await evaluate(BODY);
    expect(setting.supabase.rows).toHaveLength(2);
  });
});

describe('consent', () => {
  it.each([undefined, false])(
    '%s: no model reads the essay, the embedded scorer corrects',
    async (consent) => {
      setting.variables = modelVariables(setting);
      setting.model.improvise(REPERTOIRE.careful);
      const { grifo } = await evaluate({ ...BODY, consent });
      expect(grifo?.producer).toBe('scorer');
      expect(setting.model.requests).toEqual([]);
      expect(setting.logged[0]?.outcome).toBe('scorer, without consent');
    },
  );

  it.each([
    ['with a model', true],
    ['without one', false],
  ])(
    'the question whether there is a model is answered %s, and costs nothing',
    async (_requirement, available) => {
      if (available) setting.variables = modelVariables(setting);
      const response = await setting.call(handle, { status: true });
      expect(await response.json()).toEqual({ available });
      expect(setting.supabase.uses.size).toBe(0);
      expect(setting.model.requests).toEqual([]);
    },
  );

  it('the question is for those who are signed in', async () => {
    expect((await setting.call(handle, { status: true }, { token: null })).status).toBe(401);
  });
});
