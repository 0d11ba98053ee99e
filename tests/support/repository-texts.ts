import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['bench', 'docs', 'e2e', 'public', 'src', 'supabase', 'tests', 'tools'];
const TEXT = /\.(ts|tsx|js|mjs|css|sql|md|html|toml|yml)$/;

/** The sources and documents of the repository, with their paths. */
export function repositoryTexts(): { path: string; text: string }[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [...readdirSync('.'), ...inFolders]
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
