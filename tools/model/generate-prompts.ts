// Writes docs/model-prompts.md from the prompts of the edge functions: npm run generate:prompts
import { writeFileSync } from 'node:fs';
import { promptsDocument } from './prompts-document.ts';

writeFileSync('docs/model-prompts.md', promptsDocument());
