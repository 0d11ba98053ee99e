import type { Achievement } from './achievement.ts';
import { COMMUNITY_ACHIEVEMENTS } from './community-achievements.ts';
import { HABIT_ACHIEVEMENTS } from './habit-achievements.ts';
import { WRITING_ACHIEVEMENTS } from './writing-achievements.ts';

/** `conquistas_todas` requires all other achievements that can be reached (R-ACHIEVEMENT-3). */
const ALL_CODE = 'conquistas_todas';

const LISTED = [...WRITING_ACHIEVEMENTS, ...HABIT_ACHIEVEMENTS, ...COMMUNITY_ACHIEVEMENTS];
const reachable = LISTED.filter(({ codigo, rule }) => rule !== null && codigo !== ALL_CODE).length;

/**
 * The achievements, in display order (R-ACHIEVEMENT-1, R-ACHIEVEMENT-2). The catalog in the database is generated
 * from this table: `npm run generate:achievements`.
 */
export const ACHIEVEMENTS: readonly Achievement[] = LISTED.map((achievement) =>
  achievement.codigo === ALL_CODE
    ? { ...achievement, rule: { measure: 'measurable-achievements', threshold: reachable } }
    : achievement,
);
