// Reports how stock phrases are spread over themes, and the grades of essays with them: npm run bench:stock -- FILE
import { findStockPhrases } from '../../src/domain/argument/stock-phrases.ts';
import { STOCK } from '../../src/domain/argument/stock-list.ts';
import { analyzeProse } from '../../src/domain/text/analyze-text.ts';
import { toProse } from '../../src/domain/text/prose.ts';
import { mean } from '../scorer/measures.ts';
import { type GradedEssay, readEssays } from '../scorer/read-essays.ts';
import { InputError } from '../scorer/text-files.ts';

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new InputError('Which file of graded essays? npm run bench:stock -- FILE');
  report(readEssays(path));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function report(essays: readonly GradedEssay[]): void {
  const read = essays.map((essay) => ({ essay, found: findStockPhrases(analyzeProse(toProse(essay.text))) }));
  const meansOf = (own: readonly GradedEssay[]) =>
    ([2, 3] as const).map((number) => Math.round(mean(own.map(({ levels }) => levels[number])))).join(' ');
  const tell = (label: string, isIn: (found: (typeof read)[number]['found']) => boolean) => {
    const own = read.filter(({ found }) => isIn(found)).map(({ essay }) => essay);
    const others = read.filter(({ found }) => !isIn(found)).map(({ essay }) => essay);
    const share = Math.round((100 * own.length) / essays.length);
    const { themes, inEffect, largest } = spreadOf(own);
    console.log(
      `${[themes, own.length, `${share} %`, inEffect.toFixed(1), largest.toFixed(2)].join('\t')}\t${meansOf(own)}\t${meansOf(others)}\t${label}`,
    );
  };
  console.log('themes\tessays\tshare\tin effect\tlargest\tC2 C3 with\twithout\tname');
  for (const { name } of STOCK) tell(name, (found) => found.some((one) => one.name === name));
  const countOf = (found: (typeof read)[number]['found'], kind: string) =>
    new Set(found.filter((one) => one.kind === kind).map(({ name }) => name)).size;
  tell('any reference', (found) => countOf(found, 'repertorio') > 0);
  for (const least of [1, 2, 3, 5])
    tell(`${least} different frames or more`, (found) => countOf(found, 'moldura') >= least);
}

/** Number of themes, their effective number (the exponential of their entropy), and the share of the largest. */
function spreadOf(essays: readonly GradedEssay[]): { themes: number; inEffect: number; largest: number } {
  const counts = new Map<string, number>();
  for (const { promptId } of essays) counts.set(promptId, (counts.get(promptId) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / essays.length);
  const entropy = -shares.reduce((sum, share) => sum + share * Math.log(share), 0);
  return { themes: counts.size, inEffect: Math.exp(entropy), largest: Math.max(0, ...shares) };
}
