import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATABASE_TYPES, databaseTypes } from '../../tools/database/database-types';

it('the types of the app are those of the migrations; else run npm run generate:database-types', async () => {
  expect(readFileSync(DATABASE_TYPES, 'utf8')).toBe(await databaseTypes());
});
