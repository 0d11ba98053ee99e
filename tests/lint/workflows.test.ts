import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The scripts and versions named in the example workflows must exist in this repository. */
const FOLDER = 'docs/workflows';
const workflows = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('call scripts of this project only', () => {
  const called = workflows.flatMap((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  );
  expect(called.length).toBeGreaterThan(3);
  expect(called.filter((name) => !name || !(name in scripts))).toEqual([]);
});

it('use the version of the CLI that docs/deploy.md was tried with', () => {
  const versions = workflows.flatMap((text) =>
    [...text.matchAll(/supabase@([\d.]+)/g)].map(([, version]) => version),
  );
  const [, documented] = /supabase@([\d.]+)/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  expect([...new Set(versions)]).toEqual([documented]);
});

it('set every variable of the app that has no default', () => {
  const set = new Set(
    workflows.flatMap((text) => [...text.matchAll(/(VITE_\w+):/g)].map(([, name]) => name)),
  );
  const known = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=$/gm)].map(([, name]) => name);
  expect(known.filter((name) => !set.has(name))).toEqual([]);
});
