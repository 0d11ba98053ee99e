// `npm run generate:achievements`: writes the catalogue of achievements, and the themes some of them ask for, as a migration.
import { writeFileSync } from 'node:fs';
import { ACHIEVEMENTS } from '../../src/domain/rewards/achievements.ts';
import { EXAM_BANK, PROPOSAL_BANK } from '../../src/domain/themes/theme-bank.ts';
import { achievementsSeed } from './achievements-seed.ts';
import { ACHIEVEMENTS_MIGRATION } from './migrations.ts';

writeFileSync(ACHIEVEMENTS_MIGRATION, achievementsSeed(ACHIEVEMENTS, [...EXAM_BANK, ...PROPOSAL_BANK]));
