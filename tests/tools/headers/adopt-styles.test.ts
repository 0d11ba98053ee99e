import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adopted, INJECTORS } from '../../../tools/headers/adopt-styles.ts';

const source = (module: string) => readFileSync(`node_modules${module}`, 'utf8');

describe('adopted', () => {
  it.each(INJECTORS.map((injector) => ({ name: injector.module, injector })))(
    'gives the styles of $name to the browser',
    ({ injector }) => {
      const code = adopted(source(injector.module), injector);
      expect(code).toContain('document.adoptedStyleSheets = [...document.adoptedStyleSheets');
    },
  );

  it('says so where a library was changed', () => {
    const [injector] = INJECTORS;
    if (!injector) throw new Error('There are none.');
    expect(() => adopted('export {}', injector)).toThrow(/sonner.*no longer holds/);
  });
});
