import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promptsDocument } from '../../../tools/model/prompts-document.ts';

it('docs/model-prompts.md is what a model is told; else run npm run generate:prompts', () => {
  expect(readFileSync('docs/model-prompts.md', 'utf8')).toBe(promptsDocument());
});
