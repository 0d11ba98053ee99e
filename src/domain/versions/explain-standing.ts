import { count, joinList } from '../evaluation/feedback/wording.ts';
import { describeDistance, WHOLE_NAME, type LevelParts } from '../evaluation/level-parts.ts';
import type { CompetencyNumber } from '../rubric/competency.ts';
import type { AccountChange } from './compare-accounts.ts';

const MOST_LOSSES = 2;
/** Minimum loss, in points, that is mentioned. */
const FEWEST_TOLD = 2;

/** Total gain of the facts, without the gain of the text as a whole. */
export function gainOfFacts({ facts }: AccountChange): number {
  return facts.reduce((sum, { name, points }) => (name === WHOLE_NAME ? sum : sum + points), 0);
}

/**
 * Explains why a level is unchanged although the text changed: the improvements, the limit on the level, the
 * distance to the next level, and the largest loss.
 */
export function explainStanding(number: CompetencyNumber, change: AccountChange): string {
  const { after, marks } = change;
  return [
    describeMarks(number, marks),
    describeWhole(change),
    after.held?.why,
    describeDistance(after),
    describeLosses(after),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeMarks(number: CompetencyNumber, marks: AccountChange['marks']): string {
  if (!marks || marks.before === marks.after) return '';
  const { before, after } = marks;
  const former = number === 1 ? count(before, 'desvio', 'desvios') : count(before, 'marcação', 'marcações');
  const none = number === 1 ? 'nenhum' : 'nenhuma';
  return `De ${before === 0 ? none : former} para ${after === 0 ? none : after}.`;
}

/**
 * A sentence for the case in which the text as a whole lost the points that the facts had gained; empty in other
 * cases.
 */
function describeWhole(change: AccountChange): string {
  const whole = change.facts.find(({ name }) => name === WHOLE_NAME)?.points ?? 0;
  const gain = gainOfFacts(change);
  if (gain <= 0 || gain + whole > 0) return '';
  return `O que você mudou somou ${count(gain, 'ponto', 'pontos')}, e o conjunto do texto tirou ${-whole}.`;
}

function describeLosses({ groups, next }: LevelParts): string {
  if (next === null) return '';
  const losses = groups
    .filter(({ points }) => points <= -FEWEST_TOLD)
    .toSorted((a, b) => a.points - b.points)
    .slice(0, MOST_LOSSES)
    .map(({ name, points }) => `${name} (−${-points})`);
  return losses.length === 0 ? '' : `O que mais tira pontos agora: ${joinList(losses)}.`;
}
