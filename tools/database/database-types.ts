import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { openPglite } from './connection.ts';
import { prepareDatabase } from './prepare-database.ts';

/** The app's file with the types of the tables and functions made by the migrations. */
export const DATABASE_TYPES = 'src/contracts/database.types.ts';

/** The `Database` type of supabase-js, as `supabase gen types` writes it, from the migrations applied to an empty database. */
export async function databaseTypes(): Promise<string> {
  const connection = await openPglite();
  try {
    await prepareDatabase(connection);
    const metadata = await introspect(
      { query: async (sql) => ({ rows: await connection.query(sql) }) },
      { includedSchemas: ['public'] },
    );
    return await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' });
  } finally {
    await connection.close();
  }
}
