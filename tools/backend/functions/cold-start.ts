// Runs under Deno, not Node: does the same work as the correcting function before its first response, and measures
// its memory.
import weights from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../tests/support/essays.ts';

declare const Deno: { memoryUsage: () => { rss: number } };

const FOLDER = '../../../supabase/functions/evaluate-essay-with-ai';
const MEGABYTE = 1_000_000;

const begin = performance.now();
await import(`${FOLDER}/handler.ts`);
const { openLexicon } = (await import(`${FOLDER}/open-lexicon.ts`)) as { openLexicon: () => Promise<object> };
const lexicon = await openLexicon();
const ready = performance.now();
const { evaluateEssay } = await import('../../../src/domain/evaluation/evaluate-essay.ts');
evaluateEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY }, weights, lexicon as never);
const answered = performance.now();
console.log(
  JSON.stringify({
    readyMs: Math.round(ready - begin),
    answeredMs: Math.round(answered - begin),
    megabytes: Math.round(Deno.memoryUsage().rss / MEGABYTE),
  }),
);
