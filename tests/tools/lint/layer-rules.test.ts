import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LAYER_RULES, layerRules } from '../../../tools/lint/layer-rules.ts';

it('the lint rules of the layers are those of their table; else run npm run generate:lint', () => {
  expect(readFileSync(LAYER_RULES, 'utf8')).toBe(layerRules());
});
