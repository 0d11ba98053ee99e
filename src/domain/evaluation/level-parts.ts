import { LEVELS, MAX_LEVEL, ROMAN_NUMERALS, toLevel, type Level } from '../rubric/competency.ts';
import type { Finding, KeptAccount } from './evaluation.ts';
import { nameOfFact, seenByBound } from './fact-names.ts';
import { FACT_OF_CODE } from './mark-facts.ts';
import { MAX_FINDINGS, MAX_FINDINGS_PER_CODE } from './rules-constants.ts';

/** Points that all facts with the same display name add to a level. */
export type FactGroup = {
  name: string;
  points: number;
  /** Number of marked issues; null if the group is not based on marked issues or not all of them were stored. */
  marks: number | null;
};

/** A bound that lowers (`limit`) or raises (`floor`) a level, and the number of points by which it does. */
export type Held = { name: string; kind: 'limit' | 'floor'; points: number; why: string };

/** The next level, the points at which it starts, and the points missing. */
export type NextStart = { level: Level; from: number; missing: number };

/** Explanation of a score level as shown to students. `start`, `groups`, `whole` and `held` add up to `points`. */
export type LevelParts = {
  start: number;
  /** Groups that add or remove points, sorted by points, highest first. */
  groups: FactGroup[];
  whole: number;
  held: Held | null;
  /** Number of marked issues, keyed by fact name; null if not all of them were stored. */
  marks: ReadonlyMap<string, number> | null;
  points: number;
  level: Level;
  /** The next level; null at the top level. */
  next: NextStart | null;
};

/** Name for the points that the model derives from the whole text, in addition to the facts. */
export const WHOLE_NAME = 'O conjunto do texto';
const HELD_NAMES = { limit: 'Limite do nível', floor: 'Mínimo do nível' };

/** A level starts this many points below its value. */
const HALF_STEP = 20;
/** Points at which each level starts, lowest first. */
export const LEVEL_STARTS: readonly { level: Level; from: number }[] = LEVELS.map((level) => ({
  level,
  from: Math.max(0, level - HALF_STEP),
}));

/** Splits a score level into named parts. Points of unknown facts are added to the part for the whole text. */
export function levelParts(account: KeptAccount, findings: readonly Finding[]): LevelParts {
  const { start, points } = account;
  const known = new Map<string, FactGroup>();
  let whole = account.whole;
  for (const term of account.terms) {
    const name = nameOfFact(term.fact);
    if (name === undefined) whole += term.points;
    else known.set(name, { name, points: (known.get(name)?.points ?? 0) + term.points, marks: null });
  }
  const marks = countMarks(findings);
  for (const { competency, points: more } of account.others ?? []) {
    const name = `Fatos da competência ${ROMAN_NUMERALS[competency]}`;
    known.set(name, { name, points: more, marks: null });
  }
  const groups = [...known.values()]
    .filter((group) => group.points !== 0)
    .map((group) => ({ ...group, marks: marks?.get(group.name) ?? null }))
    .toSorted((a, b) => b.points - a.points);
  const sum = groups.reduce((total, group) => total + group.points, start + whole);
  return {
    start,
    groups,
    whole,
    held: held(account, points - sum),
    marks,
    points,
    level: toLevel(points),
    next: nextStart(points),
  };
}

function held({ bound, points }: KeptAccount, by: number): Held | null {
  if (by === 0) return null;
  const kind = by < 0 ? 'limit' : 'floor';
  const seen = bound === undefined ? undefined : seenByBound(bound);
  const reach =
    kind === 'limit'
      ? `o nível fica em ${toLevel(points)}, no máximo`
      : `o nível não fica abaixo de ${toLevel(points)}`;
  return {
    name: HELD_NAMES[kind],
    kind,
    points: by,
    why: seen ? `${seen}: ${reach}.` : unnamed(kind, points),
  };
}

/**
 * Explains a bound that has no name: a limit of the scale (0 or 200) or a ceiling of the whole essay, which is
 * explained above the levels.
 */
function unnamed(kind: Held['kind'], points: number): string {
  if (points === 0) return 'Nenhuma competência fica abaixo de 0.';
  if (points === MAX_LEVEL) return 'Nenhuma competência passa de 200.';
  return kind === 'limit'
    ? `Um limite segura este nível em ${toLevel(points)}.`
    : `Este nível não fica abaixo de ${toLevel(points)}.`;
}

/** The first level that starts above these points; null at the top. */
function nextStart(points: number): NextStart | null {
  const next = LEVEL_STARTS.find(({ from }) => from > points);
  return next ? { ...next, missing: next.from - points } : null;
}

/** The distance to the next level, as a sentence. */
export function describeDistance({ held: holding, next, points }: LevelParts): string {
  if (next === null) return 'Não há nível acima deste.';
  const { level, from, missing } = next;
  const free = holding?.kind === 'limit' ? points - holding.points : points;
  if (free >= from) return `O ${level} começa em ${from}; sem o limite, a soma daria ${free}.`;
  const amount = missing === 1 ? 'Falta cerca de 1 ponto' : `Faltam cerca de ${missing} pontos`;
  return `${amount} para o ${level}, que começa em ${from}.`;
}

/** Number of marked issues, keyed by fact name; null if there may have been more of them than a correction stores. */
function countMarks(findings: readonly Finding[]): Map<string, number> | null {
  const perCode = new Map<string, number>();
  for (const { codigo } of findings) perCode.set(codigo, (perCode.get(codigo) ?? 0) + 1);
  if (findings.length >= MAX_FINDINGS || Math.max(0, ...perCode.values()) >= MAX_FINDINGS_PER_CODE)
    return null;
  const counts = new Map<string, number>();
  for (const [code, fact] of FACT_OF_CODE) {
    const name = nameOfFact(fact) ?? fact;
    counts.set(name, (counts.get(name) ?? 0) + (perCode.get(code) ?? 0));
  }
  return counts;
}
