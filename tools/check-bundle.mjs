// Fails if a file of the build contains a secret, or an origin that is not on the list of justified ones: npm run
// check:bundle
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { findOrigins, findSecrets } from './bundle-leaks.mjs';
import { knownOrigins } from './known-origins.mjs';

const folder = process.argv[2] ?? 'dist';
// The same variables as in the build: those of the process and of the .env files.
const env = loadEnv('production', process.cwd(), '');
const configured = Object.entries(env).flatMap(([name, value]) =>
  name.startsWith('VITE_') && URL.canParse(value) ? [new URL(value).origin] : [],
);
const known = new Set([...Object.keys(knownOrigins), ...configured]);

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
const leaks = files.flatMap((file) => {
  const path = join(file.parentPath, file.name);
  const text = readFileSync(path, 'utf8');
  return [
    ...findSecrets(text, env).map((secret) => `${path} holds ${secret}.`),
    ...findOrigins(text, known).map(
      (origin) => `${path} names ${origin}, which tools/known-origins.mjs does not.`,
    ),
  ];
});

for (const leak of leaks) console.error(leak);
if (files.length === 0) console.error(`${folder} is empty; nothing was checked.`);
if (leaks.length > 0 || files.length === 0) process.exit(1);
console.log(` ok  ${files.length} files of ${folder}: no secret, no unknown origin`);
