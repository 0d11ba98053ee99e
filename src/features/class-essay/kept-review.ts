import type { ReviewFields } from '@/contracts/review-form';
import { createKept } from '@/lib/create-kept';

/** Reviews that were being written when the session ended, by essay. */
export const keptReview = createKept<ReviewFields>('review', {
  items: [{ comment: '', level: '', reason: '' }],
});
