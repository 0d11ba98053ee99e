import { matchWords } from '../text/match-words.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import type { Axis } from '../themes/proposals/proposal.ts';
import type { EntryKind, RepertoireEntry } from './entry.ts';
import { CITY_FACTS } from './facts/city.ts';
import { CULTURE_FACTS } from './facts/culture.ts';
import { EDUCATION_FACTS } from './facts/education.ts';
import { ENVIRONMENT_FACTS } from './facts/environment.ts';
import { HEALTH_FACTS } from './facts/health.ts';
import { RIGHTS_FACTS } from './facts/rights.ts';
import { TECHNOLOGY_FACTS } from './facts/technology.ts';
import { WORK_FACTS } from './facts/work.ts';
import { CITY_WORKS } from './works/city.ts';
import { CULTURE_WORKS } from './works/culture.ts';
import { EDUCATION_WORKS } from './works/education.ts';
import { ENVIRONMENT_WORKS } from './works/environment.ts';
import { HEALTH_WORKS } from './works/health.ts';
import { RIGHTS_WORKS } from './works/rights.ts';
import { TECHNOLOGY_WORKS } from './works/technology.ts';
import { WORK_WORKS } from './works/work.ts';

/** The library of repertoire, in the order of the subject areas; in each, what can be looked up before what is read or seen. */
export const REPERTOIRE: readonly RepertoireEntry[] = [
  ...EDUCATION_FACTS,
  ...EDUCATION_WORKS,
  ...HEALTH_FACTS,
  ...HEALTH_WORKS,
  ...ENVIRONMENT_FACTS,
  ...ENVIRONMENT_WORKS,
  ...TECHNOLOGY_FACTS,
  ...TECHNOLOGY_WORKS,
  ...CULTURE_FACTS,
  ...CULTURE_WORKS,
  ...RIGHTS_FACTS,
  ...RIGHTS_WORKS,
  ...WORK_FACTS,
  ...WORK_WORKS,
  ...CITY_FACTS,
  ...CITY_WORKS,
];

const BY_ID = new Map(REPERTOIRE.map((entry) => [entry.id, entry]));

/** The entry of an id, or null if there is none. */
export function entryOf(id: string): RepertoireEntry | null {
  return BY_ID.get(id) ?? null;
}

export type RepertoireFilter = {
  /**
   * Words of what an entry says and serves for, its name, author, year, kind or subject areas, in any order, with or
   * without accents; an empty string or whitespace matches all entries.
   */
  words: string;
  axis: Axis | null;
  kind: EntryKind | null;
};

/** The entries that match a filter, in the order of the library; those whose nearest subject area is `axis` first. */
export function filterRepertoire({ words, axis, kind }: RepertoireFilter): RepertoireEntry[] {
  const hasWords = matchWords<RepertoireEntry>(words, (entry) => SEARCHED.get(entry) ?? '');
  const found = REPERTOIRE.filter(
    (entry) => (!axis || entry.axes.includes(axis)) && (!kind || entry.kind === kind) && hasWords(entry),
  );
  return axis
    ? [...found.filter(({ axes }) => axes[0] === axis), ...found.filter(({ axes }) => axes[0] !== axis)]
    : found;
}

const SEARCHED = new Map(
  REPERTOIRE.map((entry) => {
    const { name, by = '', year = '', kind, axes, says, serves } = entry;
    return [entry, toComparisonKey([name, by, year, kind, ...axes, says, serves].join(' '))];
  }),
);
