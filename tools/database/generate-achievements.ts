// `npm run generate:achievements`: writes the catalogue of achievements as a migration.
import { writeFileSync } from 'node:fs';
import { ACHIEVEMENTS } from '../../src/domain/rewards/achievements.ts';
import { achievementsSeed } from './achievements-seed.ts';
import { ACHIEVEMENTS_MIGRATION } from './migrations.ts';

writeFileSync(ACHIEVEMENTS_MIGRATION, achievementsSeed(ACHIEVEMENTS));
