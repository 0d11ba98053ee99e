import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Shell } from '../../src/app/shells.tsx';

const SHELLS = 'src/app/shells.tsx';
/** Tags that Vite inserts in `index.html` to start the app: its script and the preloads of its imports. */
const APP = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g;

/**
 * Draws what pages begin with by React's server renderer and puts it into `index.html` as templates, and the app into one
 * more: public/show-shell.js shows the one of the address, and starts the app once it is painted (docs/decisions/0022).
 */
export function vitePrerender(): Plugin {
  let root = '';
  return {
    name: 'grifo:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<{ renderShells(): Shell[] }>(join(root, SHELLS), {
          configFile: false,
          root,
          resolve: { alias: { '@': join(root, 'src') } },
        });
        return withTemplates(html, module.renderShells());
      },
    },
  };
}

export function withTemplates(html: string, shells: readonly Shell[]): string {
  const app = html.match(APP);
  if (!app) throw new Error('The build did not put the script of the app into the page.');
  const templates = [`<template id="app">${app.join('')}</template>`, ...shells.map(toTemplate)];
  return html.replace(APP, '').replace('<div id="root"></div>', (div) => [div, ...templates].join('\n    '));
}

function toTemplate({ path, area, markup }: Shell): string {
  // The policy forbids both (docs/security.md); ids would be there twice while the page comes.
  const refused = /<[^>]*\s(style|on\w+|id)="[^"]*"/.exec(markup);
  if (refused) throw new Error(`What ${path} begins with may not have ${refused[0]}>`);
  return `<template data-path="${path}"${area ? ` data-area="${area}"` : ''}>${markup}</template>`;
}
