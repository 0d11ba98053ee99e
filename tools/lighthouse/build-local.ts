import { build } from 'vite';

/** Builds the production app for this browser alone, whatever backend the environment names. */
export async function buildLocal(folder: string): Promise<void> {
  // A value of the environment goes before those of .env files.
  process.env['VITE_SUPABASE_URL'] = '';
  process.env['VITE_SUPABASE_ANON_KEY'] = '';
  await build({ mode: 'production', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}
