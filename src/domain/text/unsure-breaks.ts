import type { Line } from './lines.ts';

/** Usual number of paragraphs of an essay: four or five. */
const USUAL_PARAGRAPHS = 4.5;
/** Minimum length that is expected of a paragraph, in characters, even if the text is short. */
const USUAL_FROM = 220;
/**
 * Cost of a paragraph that is e times too long or too short, cost of a break, and cost that a typical opening
 * saves.
 */
const COST_OF_LENGTH = 8;
const COST_OF_BREAK = 0.25;
const OPENING_SAVES = 1;
/** Maximum number of uncertain breaks. A text with more is not an essay, and its uncertain lines are joined. */
const MOST_UNSURE = 64;

/**
 * Matches openings that are three times as frequent in paragraphs as in other sentences, measured on 26,000
 * paragraphs and 55,000 sentences within paragraphs.
 */
const OPENS_PARAGRAPH =
  /^(?:portanto|ademais|outrossim|destarte|primeiramente|inicialmente|primordialmente|mormente|depreende-se|infere-se|conclui-se|convém|fica (?:claro|evidente)|em (?:primeir|segund|uma (?:primeira|segunda)|suma|síntese|virtude)|a (?:priori|princípio)|de início|diante d|outr[oa] (?:fator|ponto|aspecto|causa|problema|questão)|por (?:fim|outro lado)|somado|aliado|dado o|levando em|tendo em vista)/i;
const OPENING_CHARACTERS = 30;

/**
 * The lines that begin a paragraph: all certain lines (`sure`), and the uncertain lines (`unsure`) of the choice
 * with the lowest cost. Above an uncertain line, a sentence ends on a full line, so only the length of the
 * paragraphs and the first words indicate whether a paragraph begins. Measured on 700 essays in lines of 36, 48, 70
 * and 95 characters, all paragraphs are right in 88, 92, 95 and 96 %.
 */
export function chooseBreaks(
  text: string,
  lines: readonly Line[],
  { sure, unsure }: { sure: readonly number[]; unsure: readonly number[] },
): number[] {
  if (unsure.length > MOST_UNSURE) return [...sure];
  const usual = Math.max(USUAL_FROM, text.length / USUAL_PARAGRAPHS);
  const costOf = (from: number, to: number) => {
    const length = (lines[to - 1]?.end ?? 0) - (lines[from]?.start ?? 0);
    return COST_OF_LENGTH * Math.log(length / usual) ** 2;
  };
  const costOfBreak = (at: number) => {
    const start = lines[at]?.start ?? 0;
    const opens = OPENS_PARAGRAPH.test(text.slice(start, start + OPENING_CHARACTERS));
    return COST_OF_BREAK - (opens ? OPENING_SAVES : 0);
  };
  return sure.flatMap((from, index) => {
    const to = sure[index + 1] ?? lines.length;
    const edges = [from, ...unsure.filter((at) => at > from && at < to), to];
    // Dynamic programming: the cheapest path to each edge is computed from the paths to the edges before it.
    const ways = [{ cost: 0, starts: [] as number[] }];
    for (const [at, edge] of edges.entries()) {
      if (at === 0) continue;
      const known = ways.map(({ cost, starts }, before) => {
        const start = edges[before] ?? from;
        return {
          cost: cost + costOf(start, edge) + (before > 0 ? costOfBreak(start) : 0),
          starts: [...starts, start],
        };
      });
      ways.push(known.reduce((best, one) => (one.cost < best.cost ? one : best)));
    }
    return ways.at(-1)?.starts ?? [from];
  });
}
