import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const TOOL = resolve('tools/check-bundle.mjs');
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Runs the check on a project with these files and environment variables. */
function check(files: Record<string, string>, variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-bundle-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const env = { PATH: process.env.PATH ?? '', ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { failed: status !== 0, said: stdout + stderr };
}

it('passes a build without secrets', () => {
  const { failed, said } = check({ 'dist/index.html': '<html></html>', 'dist/assets/a.js': 'let a' });
  expect(said).toContain('2 files of dist');
  expect(failed).toBe(false);
});

it.each([
  [
    'a value of the environment',
    { 'dist/assets/a.js': 'f("quite-secret")' },
    { AI_API_KEY: 'quite-secret' },
    'AI_API_KEY',
  ],
  [
    'a value of an .env file, in a source map',
    { '.env.local': 'PAYMENT_WEBHOOK_SECRET=quite-secret', 'dist/assets/a.js.map': '{"s":"quite-secret"}' },
    {},
    'PAYMENT_WEBHOOK_SECRET',
  ],
  ['a secret key', { 'dist/index.html': `sb_secret_${'a1'.repeat(8)}` }, {}, 'index.html holds a secret key'],
  [
    'an unknown origin',
    { 'dist/a.css': '@import "https://fonts.example.com/x"' },
    {},
    'https://fonts.example.com',
  ],
])('fails for %s', (_, files, variables, said) => {
  const outcome = check(files, variables);
  expect(outcome.failed).toBe(true);
  expect(outcome.said).toContain(said);
  expect(outcome.said).not.toContain('quite-secret');
});

it('fails where there is nothing to check', () => {
  expect(check({ 'README.md': '' }).failed).toBe(true);
});

it('knows the backend and the shop of this build', () => {
  const files = { 'dist/a.js': 'x("https://project.example.com","https://pay.example.com/a")' };
  const variables = {
    VITE_SUPABASE_URL: 'https://project.example.com',
    VITE_CHECKOUT_STUDENT_URL: 'https://pay.example.com/student',
  };
  expect(check(files, variables).failed).toBe(false);
  expect(check(files).failed).toBe(true);
});
