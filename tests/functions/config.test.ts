import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '../../src/lib/paths.ts';

/** The settings that the Supabase CLI reads must match the code that relies on them. */
const config = readFileSync('supabase/config.toml', 'utf8');
const functions = readdirSync('supabase/functions').filter((name) =>
  existsSync(`supabase/functions/${name}/index.ts`),
);

it.each(functions)('deploys %s with its imports, and leaves the caller to it', (name) => {
  expect(config).toContain(`[functions.${name}]\nimport_map = "./functions/deno.json"\nverify_jwt = false\n`);
});

it.each([
  ['a confirmed e-mail', paths.login],
  ['a new password', paths.newPassword],
])('lets the link for %s return to the app', (_, path) => {
  expect(config).toContain(`"http://127.0.0.1:5173${path}"`);
});
