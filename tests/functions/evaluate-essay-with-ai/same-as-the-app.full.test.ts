import { afterEach, expect, it, vi } from 'vitest';
import { createEvaluationTasks } from '@/data/evaluator/evaluation-tasks';
import type { Resources } from '@/data/evaluator/resources';
import { loadScorerWeights } from '@/data/evaluator/load-scorer-weights';
import { loadDictionaryWithModels } from '@/data/writing/load-dictionary-with-models';
import type { Evaluation, EvaluationInput } from '@/domain/evaluation/evaluation';
import type { Dictionary } from '@/domain/writing/lexicon/lexicon';
import { handle } from '../../../supabase/functions/evaluate-essay-with-ai/handler.ts';
import { openLexicon } from '../../../supabase/functions/evaluate-essay-with-ai/open-lexicon.ts';
import { cachedDictionary } from '../../../tools/writing/dictionary/cached-dictionary.ts';
import {
  misspell,
  OWN_ESSAYS,
  withHalfOfArguments,
  withoutConclusion,
  withoutEverySecondSentence,
} from '../../support/changed-essays';
import { fakeCaches } from '../../support/fake-caches';
import { setUpFunctions } from '../../support/function-setting';

const TEXTS = 200;
const TIMEOUT_MS = 180_000;
const setting = setUpFunctions();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The lexicon of the function and that of the app, each opened by its own code from the one file. */
async function openBoth() {
  const file = new Uint8Array(cachedDictionary());
  vi.stubGlobal('Deno', { readFile: () => Promise.resolve(file) });
  fakeCaches();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  const both = { server: await openLexicon(), dictionary: await loadDictionaryWithModels() };
  vi.unstubAllGlobals();
  return both;
}

/**
 * Essays written for the tests, whole and changed in many ways: each with its theme and another one, with and
 * without supporting texts.
 */
function makeInputs(lexicon: Dictionary): EvaluationInput[] {
  const inputs = OWN_ESSAYS.flatMap(({ theme, essay }, at) => {
    const other = OWN_ESSAYS[(at + 1) % OWN_ESSAYS.length] as (typeof OWN_ESSAYS)[number];
    const changed = [
      essay,
      misspell(essay, 3, lexicon),
      misspell(essay, 8, lexicon),
      withoutConclusion(essay),
      withHalfOfArguments(essay),
      withoutEverySecondSentence(essay),
      essay.replaceAll(',', ''),
      essay.replaceAll('\n', ' '),
      essay.split('\n').toReversed().join('\n'),
      `${essay}\n${other.essay.split('\n').at(-1)}`,
    ];
    return [
      ...changed.filter(Boolean).map((text) => ({ theme, essay: text })),
      { theme: other.theme, essay },
      { theme, essay, supportText: `${other.essay}\n${essay.split('\n')[0]}` },
    ];
  });
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()].slice(0, TEXTS);
}

it(
  `gives ${TEXTS} texts the very correction that the app gives them, levels and accounts included`,
  { timeout: TIMEOUT_MS },
  async () => {
    const { server, dictionary } = await openBoth();
    setting.variables = { AI_DAILY_LIMIT: String(TEXTS) };
    const resources: Resources = { weights: await loadScorerWeights(), dictionary, spelling: 'ready' };
    const tasks = createEvaluationTasks({ whenLoaded: async () => resources, now: () => resources });
    const inputs = makeInputs(server);
    expect(inputs).toHaveLength(TEXTS);

    const totals = new Set<number>();
    const different: EvaluationInput[] = [];
    for (const input of inputs) {
      const response = await setting.call(handle, input, { lexicon: server });
      expect(response.status).toBe(200);
      const { grifo, ...evaluation } = (await response.json()) as Evaluation;
      const { storedId: _, ...extras } = grifo ?? { producer: '' };
      const local = JSON.stringify(await tasks.evaluate(input));
      if (JSON.stringify({ ...evaluation, grifo: extras }) !== local) different.push(input);
      expect(extras.producer).toBe('scorer');
      totals.add(evaluation.nota_final);
    }
    expect(different).toEqual([]);
    // The texts must differ in quality, because equal totals would prove little.
    expect(totals.size).toBeGreaterThan(15);
  },
);
