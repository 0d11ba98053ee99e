import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOOLS = new URL('../../../tools/hand/', import.meta.url);

const fonts: Record<string, string> = JSON.parse(readFileSync(new URL('fonts.json', TOOLS), 'utf8'));

test('the fonts that synthetic lines are written in have exact versions', () => {
  for (const version of Object.values(fonts)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('each font held out for measures is one of them', () => {
  const source = readFileSync(new URL('synthesis.py', TOOLS), 'utf8');
  const [, names = ''] = /HELD_OUT_FONTS = \{([^}]*)\}/.exec(source) ?? [];
  const heldOut = [...names.matchAll(/'([^']+)'/g)].map(([, name]) => `@fontsource/${name}`);
  expect(heldOut).toHaveLength(8);
  expect(Object.keys(fonts)).toEqual(expect.arrayContaining(heldOut));
});
