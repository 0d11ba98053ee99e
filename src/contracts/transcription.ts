import * as z from 'zod/mini';
import { MAX_ESSAY_CHARACTERS } from '../domain/essay/draft.ts';

/** An essay is one sheet, and a sheet takes two photos at most; twice that where a draft of it is continued. */
export const MAX_PAGES = 4;
/** Of a compressed photo. At 2048 px and quality 0.8 a written sheet has up to 400 kB; noise of a dim room doubles it. */
export const MAX_PAGE_BYTES = 768 * 1024;

/** Of either side, in pixels. Models see no more; what claims more is made to fill a memory. */
export const MAX_PAGE_SIDE = 2048;

/** What no pages are answered with: whether there is a vision model. */
export const TranscriberStatusSchema = z.object({ available: z.boolean() });

/** What pages are answered with: paragraphs with a blank line between them; empty where nothing could be read. */
export const TranscriptionSchema = z.object({ text: z.string().check(z.maxLength(MAX_ESSAY_CHARACTERS)) });
