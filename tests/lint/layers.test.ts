// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Plants a file in a scratch project with the real lint configuration and answers what the linter said. */
let scratch = '';

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'grifo-layers-'));
  copyFileSync('.oxlintrc.json', join(scratch, '.oxlintrc.json'));
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function lint(files: Record<string, string>): { refused: boolean; output: string } {
  const folder = mkdtempSync(join(scratch, 'case-'));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const run = spawnSync(resolve('node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { refused: run.status !== 0, output: run.stdout + run.stderr };
}

const importing = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

const layers = ['domain', 'contracts', 'data', 'ui', 'copy', 'lib', 'features', 'app'] as const;
type Layer = (typeof layers)[number];

/** The table of docs/architecture.md: what each layer may import, itself aside. */
const allowed: Record<Layer, Layer[]> = {
  domain: [],
  contracts: ['domain'],
  data: ['domain', 'contracts', 'lib'],
  ui: ['lib'],
  copy: ['domain', 'contracts'],
  lib: [],
  features: ['domain', 'contracts', 'data', 'ui', 'copy', 'lib'],
  app: ['domain', 'contracts', 'data', 'ui', 'copy', 'lib', 'features'],
};
const fileOf = (layer: Layer) =>
  layer === 'features' ? 'src/features/essay/planted.ts' : `src/${layer}/planted.ts`;
const isPure = (layer: Layer) => layer === 'domain' || layer === 'contracts';

/** How a file of `from` would spell an import of `to`. */
function spell(from: Layer, to: Layer): string[] {
  const target = to === 'features' ? 'features/history/thing' : `${to}/thing`;
  const climb = from === 'features' ? '../../' : '../';
  if (isPure(from)) return [`${climb}${target}.ts`];
  return isPure(to) || to === 'lib' || from === 'app'
    ? [`@/${target}`]
    : [`@/${target}`, `${climb}${target}`];
}

describe('layer rules: a planted violation is refused', () => {
  const forbidden = layers.flatMap((from) =>
    layers.filter((to) => to !== from && !allowed[from].includes(to)).map((to) => ({ from, to })),
  );

  it.each(forbidden)('$from must not import $to', ({ from, to }) => {
    for (const specifier of spell(from, to)) {
      const result = lint({ [fileOf(from)]: importing(specifier) });
      expect(result.output, `${fileOf(from)} imports ${specifier}`).toMatch(/no-restricted-imports/);
      expect(result.refused).toBe(true);
    }
  });

  it.each<[string, string, string]>([
    ['domain takes no package', 'src/domain/planted.ts', importing('react')],
    ['domain takes no alias', 'src/domain/planted.ts', importing('@/domain/thing')],
    ['domain imports carry .ts', 'src/domain/planted.ts', importing('./thing')],
    ['contracts imports carry .ts', 'src/contracts/planted.ts', importing('./thing')],
    ['contracts take no package but zod/mini', 'src/contracts/planted.ts', importing('react')],
    ['nobody takes full zod', 'src/contracts/planted.ts', importing('zod')],
    [
      'a feature never imports another by alias',
      'src/features/a/planted.ts',
      importing('@/features/b/thing'),
    ],
    ['a feature never imports another by path', 'src/features/a/planted.ts', importing('../b/thing')],
    ['a nested file of a feature neither', 'src/features/a/part/planted.ts', importing('../../b/thing')],
    [
      'only data talks to Supabase: features',
      'src/features/a/planted.ts',
      importing('@supabase/supabase-js'),
    ],
    ['only data talks to Supabase: app', 'src/app/planted.ts', importing('@supabase/supabase-js')],
    ['only data talks to Supabase: ui', 'src/ui/planted.ts', importing('@supabase/supabase-js')],
    ['edge functions stay thin', 'supabase/functions/f/planted.ts', importing('../../../src/data/thing.ts')],
    ['edge functions take no remote import', 'supabase/functions/f/planted.ts', importing('jsr:@std/assert')],
  ])('%s', (_requirement, path, source) => {
    const result = lint({ [path]: source });
    expect(result.output).toMatch(/no-restricted-imports/);
    expect(result.refused).toBe(true);
  });

  it.each<[string, string, RegExp]>([
    ['domain reads no clock', 'export const now = () => Date.now();\n', /no-restricted-properties/],
    ['domain rolls no dice', 'export const dice = () => Math.random();\n', /no-restricted-properties/],
    [
      'domain sees no storage',
      "export const v = () => localStorage.getItem('a');\n",
      /no-restricted-globals/,
    ],
  ])('%s', (_requirement, source, rule) => {
    const result = lint({ 'src/domain/planted.ts': source });
    expect(result.output).toMatch(rule);
    expect(result.refused).toBe(true);
  });

  it('domain builds no date from the clock', () => {
    const files = readdirSync('src/domain', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const guilty = files.filter((file) =>
      /new Date\(\s*\)/.test(readFileSync(join('src/domain', file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(guilty).toEqual([]);
  });

  it('refuses a cycle', () => {
    const result = lint({
      'src/lib/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
      'src/lib/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
    });
    expect(result.output).toMatch(/no-cycle/);
    expect(result.refused).toBe(true);
  });

  it('refuses an unused variable', () => {
    const result = lint({ 'src/lib/a.ts': 'export function a() {\n  const unused = 1;\n}\n' });
    expect(result.output).toMatch(/no-unused-vars/);
    expect(result.refused).toBe(true);
  });
});

describe('layer rules: what the table allows passes', () => {
  const permitted = layers.flatMap((from) => allowed[from].map((to) => ({ from, to })));

  it.each(permitted)('$from may import $to', ({ from, to }) => {
    const specifier = spell(from, to)[0] ?? '';
    const result = lint({ [fileOf(from)]: importing(specifier) });
    expect(result.output).not.toMatch(/no-restricted-imports/);
    expect(result.refused).toBe(false);
  });
});
