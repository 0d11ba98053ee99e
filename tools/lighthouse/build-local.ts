import { build } from 'vite';

/** Builds the production app without a server, whatever backend the environment names. */
export async function buildLocal(folder: string): Promise<void> {
  // Variables of the environment take precedence over those of .env files.
  process.env['VITE_SUPABASE_URL'] = '';
  process.env['VITE_SUPABASE_ANON_KEY'] = '';
  await build({ mode: 'production', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}
