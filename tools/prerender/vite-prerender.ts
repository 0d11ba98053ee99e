import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Shell } from '../../src/app/shells.tsx';

const SHELLS = 'src/app/shells.tsx';
/** Tags that Vite inserts in `index.html` to start the app: its script and the preloads of its imports. */
const APP = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\s*/g;

/**
 * Renders the first content of pages with React's server renderer and inserts it into `index.html` as templates,
 * with one more template for the app. public/show-shell.js shows the template for the address, and starts the app
 * once that template is painted (docs/decisions/0022).
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
  // The policy forbids inline styles and handlers (docs/security.md); ids would be duplicated while the page loads.
  const refused = /<[^>]*\s(style|on\w+|id)="[^"]*"/.exec(markup);
  if (refused) throw new Error(`What ${path} begins with may not have ${refused[0]}>`);
  return `<template data-path="${path}"${area ? ` data-area="${area}"` : ''}>${markup}</template>`;
}
