// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { adopted, INJECTORS } from '../../../tools/headers/adopt-styles.ts';
import { viteHeaders } from '../../../tools/headers/vite-headers.ts';

class FakeStyleSheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

type StyleSingleton = { stylesheetSingleton(): { add(css: string): void; remove(): void } };

/**
 * The library as it is in a build, run with a fake document that offers only `adoptedStyleSheets`, no `<style>`
 * elements.
 */
async function run(module: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [viteHeaders()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: `node_modules${module}`, formats: ['iife'], name: 'library' } },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const document = { adoptedStyleSheets: [] as FakeStyleSheet[] };
  const code = bundle?.output[0].code ?? '';
  const library: unknown = runInNewContext(`${code}\nlibrary`, { document, CSSStyleSheet: FakeStyleSheet });
  return { library, styles: () => document.adoptedStyleSheets.map(({ css }) => css) };
}

describe('the styles of a library', () => {
  it.each([
    ['/sonner/dist/index.mjs', /\[data-sonner-toaster\]/],
    ['/react-zoom-pan-pinch/dist/index.esm.js', /transform-origin/],
  ])('are adopted by the page: %s', async (module, part) => {
    const { styles } = await run(module);
    expect(styles()).toEqual([expect.stringMatching(part)]);
  });

  it('that locks the page below a dialog are adopted, and given back', async () => {
    const { library, styles } = await run('/react-style-singleton/dist/es2015/singleton.js');
    const sheet = (library as StyleSingleton).stylesheetSingleton();
    sheet.add('body { overflow: hidden }');
    expect(styles()).toEqual(['body { overflow: hidden }']);
    sheet.remove();
    expect(styles()).toEqual([]);
  });
});

it('a build stops where a library was changed', () => {
  const [injector] = INJECTORS;
  if (!injector) throw new Error('There are none.');
  expect(() => adopted('export {}', injector)).toThrow(/sonner.*no longer holds/);
});
