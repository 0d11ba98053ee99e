// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAYER_RULES } from '../../tools/lint/layer-rules.ts';

/** The source of each planted file by its path, in a scratch project with the real lint configuration. */
const planted = new Map<string, string>();
/** The rules that the linter found broken, by file. */
const broken = new Map<string, string[]>();

/** Adds a file under a unique name; returns its path. */
function plant(path: string, source: string): string {
  const own = path.replace(/planted(?=\.ts$)/, `planted-${planted.size}`);
  planted.set(own, source);
  return own;
}

const rulesBrokenIn = (path: string) => broken.get(path) ?? [];

// A single run for all files, because starting the linter takes longer than linting.
beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'grifo-layers-'));
  for (const config of ['.oxlintrc.json', LAYER_RULES]) cpSync(config, join(project, config));
  for (const [path, source] of planted) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), source);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['-c', '.oxlintrc.json', '--format', 'json', '.'],
    { cwd: project, encoding: 'utf8' },
  );
  rmSync(project, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; severity: string }[];
  };
  for (const { filename, code, severity } of diagnostics)
    if (severity === 'error') broken.set(filename, [...rulesBrokenIn(filename), code]);
});

const importing = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

const layers = [
  'domain',
  'contracts',
  'data',
  'ui',
  'copy',
  'lib',
  'components',
  'queries',
  'features',
  'app',
] as const;
type Layer = (typeof layers)[number];

/** The table of docs/architecture.md: the layers that each layer may import, besides itself. */
const allowed: Record<Layer, Layer[]> = {
  domain: [],
  contracts: ['domain'],
  data: ['domain', 'contracts', 'lib'],
  ui: ['lib'],
  copy: ['domain', 'contracts'],
  lib: [],
  components: ['domain', 'copy', 'ui', 'lib'],
  queries: ['domain', 'contracts', 'data', 'lib'],
  features: ['domain', 'contracts', 'data', 'ui', 'copy', 'lib', 'components', 'queries'],
  app: ['domain', 'contracts', 'data', 'ui', 'copy', 'lib', 'components', 'queries', 'features'],
};
const fileOf = (layer: Layer) =>
  layer === 'features' ? 'src/features/essay/planted.ts' : `src/${layer}/planted.ts`;
const isPure = (layer: Layer) => layer === 'domain' || layer === 'contracts';

/** The import paths that a file of `from` could use for `to`. */
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
    layers
      .filter((to) => to !== from && !allowed[from].includes(to))
      .flatMap((to) => spell(from, to).map((specifier) => [from, specifier] as const)),
  );

  it.each<[what: string, path: string]>([
    ...forbidden.map(([from, specifier]): [string, string] => [
      `${from} must not import ${specifier}`,
      plant(fileOf(from), importing(specifier)),
    ]),
    ['domain takes no package', plant('src/domain/planted.ts', importing('react'))],
    ['domain takes no alias', plant('src/domain/planted.ts', importing('@/domain/thing'))],
    ['domain imports carry .ts', plant('src/domain/planted.ts', importing('./thing'))],
    ['contracts imports carry .ts', plant('src/contracts/planted.ts', importing('./thing'))],
    ['contracts take no package but zod/mini', plant('src/contracts/planted.ts', importing('react'))],
    ['nobody takes full zod', plant('src/contracts/planted.ts', importing('zod'))],
    [
      'a feature never imports another by alias',
      plant('src/features/a/planted.ts', importing('@/features/b/thing')),
    ],
    ['a feature never imports another by path', plant('src/features/a/planted.ts', importing('../b/thing'))],
    [
      'a nested file of a feature neither',
      plant('src/features/a/part/planted.ts', importing('../../b/thing')),
    ],
    [
      'only data talks to Supabase: features',
      plant('src/features/a/planted.ts', importing('@supabase/supabase-js')),
    ],
    ['only data talks to Supabase: app', plant('src/app/planted.ts', importing('@supabase/supabase-js'))],
    ['only data talks to Supabase: ui', plant('src/ui/planted.ts', importing('@supabase/supabase-js'))],
    ...['supabase', 'demo'].flatMap((backend): [string, string][] => [
      [
        `only app knows who implements a port: a feature, ${backend}`,
        plant('src/features/a/planted.ts', importing(`@/data/${backend}/thing`)),
      ],
      [
        `a nested file of a feature neither: ${backend}`,
        plant('src/features/a/part/planted.ts', importing(`@/data/${backend}/thing`)),
      ],
      [`nor a query: ${backend}`, plant('src/queries/planted.ts', importing(`@/data/${backend}/thing`))],
      [
        `nor a query by path: ${backend}`,
        plant('src/queries/planted.ts', importing(`../data/${backend}/thing`)),
      ],
    ]),
    [
      'edge functions stay thin',
      plant('supabase/functions/f/planted.ts', importing('../../../src/data/thing.ts')),
    ],
    [
      'edge functions take no remote import',
      plant('supabase/functions/f/planted.ts', importing('jsr:@std/assert')),
    ],
  ])('%s', (_what, path) => {
    expect(rulesBrokenIn(path)).toContain('eslint(no-restricted-imports)');
  });

  it.each(
    [
      ['domain reads no clock', 'export const now = () => Date.now();\n', 'no-restricted-properties'],
      ['domain rolls no dice', 'export const dice = () => Math.random();\n', 'no-restricted-properties'],
      [
        'domain sees no storage',
        "export const v = () => localStorage.getItem('a');\n",
        'no-restricted-globals',
      ],
    ].map(([what = '', source = '', rule]) => [what, rule, plant('src/domain/planted.ts', source)] as const),
  )('%s', (_what, rule, path) => {
    expect(rulesBrokenIn(path)).toContain(`eslint(${rule})`);
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

  const cycle = [
    plant('src/lib/a.ts', "import { b } from './b';\nexport const a = () => b;\n"),
    plant('src/lib/b.ts', "import { a } from './a';\nexport const b = () => a;\n"),
  ];
  const typeCycle = [
    plant('src/domain/c.ts', "import type { D } from './d.ts';\nexport type C = D | null;\n"),
    plant('src/domain/d.ts', "import type { C } from './c.ts';\nexport type D = { c: C };\n"),
  ];
  it.each([
    ['of values', cycle],
    ['of types alone', typeCycle],
  ])('refuses a cycle %s', (_, files) => {
    expect(files.flatMap(rulesBrokenIn)).toContain('import(no-cycle)');
  });

  const toolsOnJourneys = ['tools', 'tools/backend', 'tools/backend/lite'].map((folder) =>
    plant(`${folder}/planted.ts`, importing(`${'../'.repeat(folder.split('/').length)}e2e/support/thing.ts`)),
  );
  it.each(toolsOnJourneys)('%s may not import a journey', (file) => {
    expect(rulesBrokenIn(file)).toContain('eslint(no-restricted-imports)');
  });

  const unused = plant('src/lib/planted.ts', 'export function a() {\n  const unused = 1;\n}\n');
  it('refuses an unused variable', () => {
    expect(rulesBrokenIn(unused)).toContain('eslint(no-unused-vars)');
  });
});

describe('layer rules: what the table allows passes', () => {
  const permitted = layers.flatMap((from) =>
    allowed[from].map((to) => {
      const specifier = spell(from, to)[0] ?? '';
      return [`${from} may import ${specifier}`, plant(fileOf(from), importing(specifier))] as const;
    }),
  );

  it.each(permitted)('%s', (_what, path) => {
    expect(rulesBrokenIn(path)).toEqual([]);
  });
});
