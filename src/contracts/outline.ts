import * as z from 'zod/mini';
import { OUTLINE_FIELDS } from '../domain/outline/outline.ts';

const OutlineSchema = z.object({
  fields: z.partialRecord(z.enum(OUTLINE_FIELDS), z.string()),
  serves: z.nullable(z.union([z.literal(1), z.literal(2)])),
  sheetTheme: z.string(),
});

/** The plans of one account: of the essay being written, and of corrected essays. */
export const OutlinesSchema = z.object({
  current: OutlineSchema,
  ofEssays: z.record(z.string(), OutlineSchema),
});
