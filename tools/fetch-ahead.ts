import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_SCRIPT, withoutComments } from './first-script.ts';
import { budgets } from './size-budgets.mjs';

/** Where people go on from day to day; other addresses load as they always did. */
const ADDRESSES: readonly string[] = [
  '/dashboard/student',
  '/dashboard/student/essay',
  '/dashboard/student/corrected-essays',
  '/dashboard/student/progress',
  '/dashboard/teacher',
  '/dashboard/teacher/classrooms',
];

/** What Vite has put into `index.html` to start the app. */
const APP_SCRIPT = /<script type="module"[^>]*><\/script>\s*/;
const APP_PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Has the first script of the page ask for the app: for the chunks of the address beside those that every address needs,
 * which then wait for nobody who names them (docs/decisions/0017); where the page begins with its first words, once
 * they are on the screen, as the line is theirs until then (docs/decisions/0018). After the plugin that shows them.
 */
export function fetchAhead(): Plugin {
  let base = '/';
  let entry = '';
  return {
    name: 'grifo:fetch-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      entry = join(config.root, 'index.html');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!APP_SCRIPT.test(html))
          throw new Error('The build did not put the script of the app into the page.');
        return html.replace(APP_SCRIPT, '').replace(APP_PRELOADS, '');
      },
    },
    writeBundle({ dir }, bundle) {
      const files = filesToAskFor(bundle, entry);
      if (dir && files) appendFileSync(join(dir, FIRST_SCRIPT), askForApp(files, base));
    },
  };
}

/** `always`: what `/` loads, the entry first. `byAddress`: what others load on top of it. */
export type FilesToAskFor = {
  always: readonly string[];
  byAddress: ReadonlyMap<string, readonly string[]>;
};

/** Null for a bundle without the app. */
function filesToAskFor(bundle: Rolldown.OutputBundle, entry: string): FilesToAskFor | null {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
  if (!first) return null;
  const known = withImports([first.fileName], bundle);
  const byAddress = new Map(
    ADDRESSES.map((address) => {
      const needed = budgets.pages.find(({ route }) => route === address)?.chunks ?? [];
      const names = needed.map((source) => chunkOf(`/${source}`)?.fileName);
      if (names.length === 0 || names.includes(undefined)) {
        throw new Error(`The build has not what ${address} needs; is tools/size-budgets.mjs up to date?`);
      }
      const files = withImports(names as string[], bundle);
      return [address, [...files].filter((file) => !known.has(file))];
    }),
  );
  return { always: [...known], byAddress };
}

function withImports(names: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const seen = new Set(names);
  for (const name of seen) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) seen.add(imported);
  }
  return seen;
}

/** What is added to the first script; in a block, so that nothing of it is seen by others. */
export function askForApp({ always, byAddress }: FilesToAskFor, base: string): string {
  const app = JSON.stringify({ base, always, byAddress: Object.fromEntries(byAddress) });
  const script = withoutComments(new URL('ask-for-app.js', import.meta.url));
  return `\n{\n${script}\naskForApp(${app});\n}\n`;
}
