import { expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { readScorerWeights } from '@/domain/scoring/scorer-weights';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { openLexicon } from '../../../../tools/writing/dictionary/open-dictionary.ts';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';
import { newMember } from '../support/clients';

it('corrects an essay and stores it for whoever sent it, once per key', async () => {
  const { client, id } = await newMember();
  const body = { theme: SAMPLE_THEME, essay: GOOD_ESSAY, chave: crypto.randomUUID() };
  const [first, again] = [
    await client.functions.invoke('evaluate-essay-with-ai', { body }),
    await client.functions.invoke('evaluate-essay-with-ai', { body }),
  ];
  expect(first.error).toBeNull();
  expect(first.data.nota_final).toBeGreaterThan(600);
  expect(again.data).toEqual(first.data);

  const { data } = await client.from('redacoes').select('id, usuario_id, origem, nota_total, texto');
  expect(data).toEqual([
    {
      id: first.data.grifo.storedId,
      usuario_id: id,
      origem: 'funcao',
      nota_total: first.data.nota_final,
      texto: GOOD_ESSAY,
    },
  ]);
});

it('says of an essay what the app says of it, spelling included', async () => {
  const { client } = await newMember();
  const essay = WEAK_ESSAY.replace('governo', 'govreno');
  const body = { theme: SAMPLE_THEME, essay };
  const { data } = await client.functions.invoke('evaluate-essay-with-ai', { body });
  const { storedId, ...grifo } = data.grifo;
  const local = evaluateEssay(body, readScorerWeights(weights), await openLexicon());
  expect(local.erros_detectados.map(({ trecho }) => trecho)).toContain('govreno');
  expect({ ...data, grifo }).toEqual(JSON.parse(JSON.stringify(local)));
  expect(storedId).toEqual(expect.any(String));
});

it('checks a theme for whoever signed in', async () => {
  const { client } = await newMember();
  const { data } = await client.functions.invoke('validate-theme-coherence', {
    body: { theme: SAMPLE_THEME, essay: GOOD_ESSAY },
  });
  expect(data).toMatchObject({ coherent: true });
});

it('says that it cannot transcribe without a model that sees', async () => {
  const { client } = await newMember();
  const { data } = await client.functions.invoke('transcribe-essay', { body: { pages: [] } });
  expect(data).toEqual({ available: false });
});

it('passes the refusal of a function on as it is', async () => {
  const { client } = await newMember();
  const { error } = await client.functions.invoke('evaluate-essay-with-ai', { body: { theme: 'x' } });
  expect(error.context.status).toBe(400);
  expect(await error.context.json()).toMatchObject({ error: 'invalid_body', field: 'essay' });
});
