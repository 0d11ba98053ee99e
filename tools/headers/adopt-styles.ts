type Injector = {
  /** End of the module's path. */
  module: string;
  /** The original text, and its replacement. */
  changes: [before: string, after: string][];
};

const adopt = (sheet: string) => `document.adoptedStyleSheets = [...document.adoptedStyleSheets, ${sheet}];`;
const adoptText = (text: string) =>
  `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${text}); ${adopt('sheet')} return; }`;

/** Libraries that put a `<style>` into the page, which the policy refuses (docs/decisions/0014). */
export const INJECTORS: Injector[] = [
  {
    module: '/sonner/dist/index.mjs',
    changes: [['function __insertCSS(code) {', `function __insertCSS(code) { ${adoptText('code')}`]],
  },
  {
    module: '/react-zoom-pan-pinch/dist/index.esm.js',
    changes: [['function styleInject(css, ref) {', `function styleInject(css, ref) { ${adoptText('css')}`]],
  },
  {
    // This module keeps the page from scrolling behind a dialog.
    module: '/react-style-singleton/dist/es2015/singleton.js',
    changes: [
      ['function makeStyleTag() {', 'function makeStyleTag() { return new CSSStyleSheet();'],
      ['function injectStyles(tag, css) {', 'function injectStyles(tag, css) { return tag.replaceSync(css);'],
      ['function insertStyleTag(tag) {', `function insertStyleTag(tag) { ${adopt('tag')} return;`],
      [
        'stylesheet.parentNode && stylesheet.parentNode.removeChild(stylesheet);',
        'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== stylesheet);',
      ],
    ],
  },
];

/**
 * The code of a module, changed so that it passes its styles to the browser as a constructed style sheet, which the
 * policy allows. Null if the module inserts no styles.
 */
export function adoptStyles(code: string, id: string): string | null {
  const injector = INJECTORS.find(({ module }) => id.split('?')[0]?.endsWith(module));
  return injector ? adopted(code, injector) : null;
}

/**
 * The changed code of the module; throws if the code differs from the version that these changes were written for.
 */
export function adopted(code: string, { module, changes }: Injector): string {
  let changed = code;
  for (const [before, after] of changes) {
    if (!changed.includes(before)) {
      throw new Error(
        `${module} no longer holds "${before}": bring tools/headers/adopt-styles.ts up to date.`,
      );
    }
    changed = changed.replace(before, () => after);
  }
  return changed;
}
