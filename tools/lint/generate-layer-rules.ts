// Writes the lint rules of the layers from their table: npm run generate:lint
import { writeFileSync } from 'node:fs';
import { LAYER_RULES, layerRules } from './layer-rules.ts';

writeFileSync(LAYER_RULES, layerRules());
