import type { Rule } from './rule.ts';
import { CRASE_RULES } from './rules/crase.ts';

/** Every rule; where two mark the same passage in one pen, the first wins. To add one, see CONTRIBUTING. */
export const RULES: readonly Rule[] = [...CRASE_RULES];
