// `npm run generate:database-types`: writes the types of the database that the migrations make.
import { writeFileSync } from 'node:fs';
import { DATABASE_TYPES, databaseTypes } from './database-types.ts';

writeFileSync(DATABASE_TYPES, await databaseTypes());
