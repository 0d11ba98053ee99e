// `npm run generate:achievements`: writes the bank's themes for the schema and, if the migrations produce a
// different catalog of achievements, the next migration.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACHIEVEMENTS } from '../../src/domain/rewards/achievements.ts';
import { EXAM_BANK, PROPOSAL_BANK } from '../../src/domain/themes/theme-bank.ts';
import { achievementsMigration, bankThemesSchema, storedAchievements } from './achievements-seed.ts';
import { openPglite } from './connection.ts';
import { BANK_THEMES_SCHEMA, MIGRATIONS, nextMigration } from './migrations.ts';
import { applyMigrations, prepareDatabase } from './prepare-database.ts';

const themes = [...EXAM_BANK, ...PROPOSAL_BANK];
writeFileSync(BANK_THEMES_SCHEMA, bankThemesSchema(themes));

const connection = await openPglite();
await prepareDatabase(connection);
const before = await storedAchievements(connection);
const migration = { name: nextMigration('achievements'), sql: achievementsMigration(ACHIEVEMENTS, themes) };
await applyMigrations(connection, [migration]);
if (JSON.stringify(await storedAchievements(connection)) === JSON.stringify(before)) {
  console.log('The migrations make this catalogue already.');
} else {
  writeFileSync(join(MIGRATIONS, migration.name), migration.sql);
  console.log(`Wrote supabase/migrations/${migration.name}. Delete it before running this again.`);
}
await connection.close();
