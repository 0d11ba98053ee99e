import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { RenderedShell } from '../../src/app/shell/render-shells.tsx';
import { FIRST_SCRIPT, withoutComments } from '../first-script.ts';
import { toTemplates } from './to-templates.ts';

const RENDERER = 'src/app/shell/render-shells.tsx';

/**
 * Puts what each page begins with into `index.html`, drawn by the page's own components, and into the first script what
 * shows it: the first words are on the screen before any of the app has come (docs/decisions/0018).
 */
export function viteShell(): Plugin {
  let root = '';
  return {
    name: 'grifo:shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<{ renderShells(): RenderedShell[] }>(join(root, RENDERER), {
          configFile: false,
          root,
          resolve: { alias: { '@': join(root, 'src') } },
        });
        return html.replace('</body>', () => `  ${toTemplates(module.renderShells())}\n  </body>`);
      },
    },
    writeBundle({ dir }) {
      if (dir)
        appendFileSync(join(dir, FIRST_SCRIPT), withoutComments(new URL('show-shell.js', import.meta.url)));
    },
  };
}
