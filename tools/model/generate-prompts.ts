// Writes docs/model-prompts.md from what the edge functions tell a model: npm run generate:prompts
import { writeFileSync } from 'node:fs';
import { promptsDocument } from './prompts-document.ts';

writeFileSync('docs/model-prompts.md', promptsDocument());
