import * as z from 'zod/mini';
import { MAX_ESSAY_CHARACTERS } from '../domain/essay/draft.ts';

/**
 * Maximum number of photos in a request. An essay is one sheet, which needs two photos at most; the limit is twice
 * that, for an essay that continues a draft.
 */
export const MAX_PAGES = 4;
/** Maximum size of a compressed photo. At 2048 px and quality 0.8 a written sheet has up to 400 kB; noise can double it. */
export const MAX_PAGE_BYTES = 768 * 1024;

/** Maximum of either side, in pixels. Models use no more; a larger declared size is meant to exhaust memory. */
export const MAX_PAGE_SIDE = 2048;

/** Result for a request without pages: whether a vision model is available. */
export const TranscriberStatusSchema = z.object({ available: z.boolean() });

/** Result for pages: paragraphs separated by blank lines; empty if nothing could be read. */
export const TranscriptionSchema = z.object({ text: z.string().check(z.maxLength(MAX_ESSAY_CHARACTERS)) });
