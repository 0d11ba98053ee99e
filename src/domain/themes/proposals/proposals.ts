import { CITY_PROPOSALS } from './city.ts';
import { CULTURE_PROPOSALS } from './culture.ts';
import { EDUCATION_PROPOSALS } from './education.ts';
import { ENVIRONMENT_PROPOSALS } from './environment.ts';
import { HEALTH_PROPOSALS } from './health.ts';
import { RIGHTS_PROPOSALS } from './rights.ts';
import { TECHNOLOGY_PROPOSALS } from './technology.ts';
import { WORK_PROPOSALS } from './work.ts';
import type { Proposal } from './proposal.ts';

/** Our own proposals, four for each subject area. */
export const PROPOSALS: readonly Proposal[] = [
  ...EDUCATION_PROPOSALS,
  ...HEALTH_PROPOSALS,
  ...ENVIRONMENT_PROPOSALS,
  ...TECHNOLOGY_PROPOSALS,
  ...CULTURE_PROPOSALS,
  ...RIGHTS_PROPOSALS,
  ...WORK_PROPOSALS,
  ...CITY_PROPOSALS,
];
