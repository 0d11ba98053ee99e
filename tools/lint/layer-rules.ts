/** The lint rules of the layers, which `.oxlintrc.json` extends. */
export const LAYER_RULES = 'tools/lint/layer-rules.json';

type Refused = { regex: string; message: string };

const LAYERS = [
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
];

const SUPABASE = { regex: '^@supabase/', message: 'Only src/data talks to Supabase.' };
const BACKENDS = {
  regex: String.raw`^(@/|(\.\./)+(src/)?)data/(supabase|demo)(/|$)`,
  message: 'Ask a port (src/data/ports), whoever implements it.',
};
const ZOD = { regex: '^zod$|^zod/v', message: 'Use zod/mini: it keeps 16 kB out of every page.' };
const JOURNEYS = {
  regex: '(^|/)e2e/',
  message: 'tools know nothing of the journeys: share by tools or tests/support.',
};
const OTHER_FEATURES = allBut(
  LAYERS.slice(0, -2),
  'A feature never imports another feature or app: pages in app compose them.',
);
const OWN_FILES = 'A feature imports its own files only.';

/** Imports that the files of a folder must not contain. If several rows match a file, only the last one applies. */
const REFUSED: [files: string | string[], ...refused: Refused[]][] = [
  [
    'src/domain/**',
    {
      regex: '^[^.]',
      message: 'domain is pure: no packages and no aliases, only relative .ts files of domain.',
    },
    allBut(['domain'], 'domain imports nothing but domain.'),
    {
      regex: String.raw`^\..*([^sn]|[^t]s|[^.]ts|[^o]n|[^s]on|[^j]son|[^.]json)$`,
      message: 'domain and contracts import with their extension (.ts, .json): Deno reads them too.',
    },
  ],
  [
    'src/contracts/**',
    { regex: '^[^.z]', message: 'contracts import only zod/mini, contracts and domain (relative, .ts).' },
    ZOD,
    allBut(['domain', 'contracts'], 'contracts import only domain and contracts.'),
    {
      regex: String.raw`^\..*([^s]|[^t]s|[^.]ts)$`,
      message: 'domain and contracts import with the .ts extension: Deno reads them too.',
    },
  ],
  [
    'src/data/**',
    ZOD,
    allBut(
      ['domain', 'contracts', 'data', 'lib'],
      'data knows nothing of screens: domain, contracts and lib only.',
    ),
  ],
  ['src/ui/**', SUPABASE, ZOD, allBut(['ui', 'lib'], 'ui knows nothing of the product: ui and lib only.')],
  [
    'src/components/**',
    SUPABASE,
    ZOD,
    allBut(
      ['domain', 'copy', 'ui', 'lib', 'components'],
      'Shared components show what they are given: no data, no queries.',
    ),
  ],
  [
    'src/copy/**',
    SUPABASE,
    ZOD,
    allBut(['domain', 'contracts', 'copy'], 'copy imports domain and contracts only.'),
  ],
  ['src/lib/**', SUPABASE, ZOD, allBut(['lib'], 'lib is generic: it imports no layer of ours.')],
  [
    'src/queries/**',
    SUPABASE,
    ZOD,
    BACKENDS,
    allBut(
      ['domain', 'contracts', 'data', 'lib', 'queries'],
      'Queries know no screen: they import data and what data may import.',
    ),
  ],
  [
    'src/features/**',
    SUPABASE,
    ZOD,
    BACKENDS,
    OTHER_FEATURES,
    { regex: String.raw`^(\.\./){2,}`, message: OWN_FILES },
  ],
  [
    ['src/features/*/*.ts', 'src/features/*/*.tsx'],
    SUPABASE,
    ZOD,
    BACKENDS,
    OTHER_FEATURES,
    { regex: String.raw`^\.\./`, message: OWN_FILES },
  ],
  [
    'supabase/functions/**',
    SUPABASE,
    ZOD,
    {
      regex: '^(jsr|https?):',
      message: 'Edge functions import npm packages of the root package.json and relative files only.',
    },
    allBut(['domain', 'contracts'], 'Edge functions are thin: domain and contracts only.'),
  ],
  ['tools/**', SUPABASE, ZOD, JOURNEYS],
  [
    ['tools/backend/**', 'tools/database/**', 'tests/tools/backend/**'],
    { regex: '^@supabase/lite', message: 'Only tools/backend/lite knows how the embedded backend is made.' },
    ZOD,
    JOURNEYS,
  ],
  ['tools/backend/lite/**', JOURNEYS],
];

/** Globals that `src/domain` must not use but take as parameters, besides time and randomness. */
const GLOBALS = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'self',
  'globalThis',
];
const PURE = {
  'no-restricted-globals': [
    'error',
    ...GLOBALS.map((name) => ({ name, message: 'domain is pure: pass it in as a parameter.' })),
  ],
  'no-restricted-properties': [
    'error',
    ...[
      { object: 'Date', property: 'now' },
      { object: 'Math', property: 'random' },
    ].map((read) => ({ ...read, message: 'domain is pure: time and randomness are parameters.' })),
  ],
};

/** The text of `LAYER_RULES`, one override per line. */
export function layerRules(): string {
  const overrides = [
    ...REFUSED.map(([files, ...refused]) => ({ files: [files].flat(), rules: refuse(refused) })),
    { files: ['src/domain/**'], rules: PURE },
  ].map((override) => JSON.stringify(override));
  return `{"rules":${JSON.stringify(refuse([SUPABASE, ZOD]))},"overrides":[\n${overrides.join(',\n')}\n]}\n`;
}

function refuse(patterns: Refused[]) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** Refuses imports from all layers except these, by alias and by path. */
function allBut(layers: string[], message: string): Refused {
  const others = LAYERS.filter((layer) => !layers.includes(layer));
  return { regex: String.raw`^(@/|(\.\./)+(src/)?)(${others.join('|')})(/|$)`, message };
}
