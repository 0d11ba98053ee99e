import { GENDER_LABELS, INTEREST_LABELS, SCHOOLING_LABELS } from '@/copy/profile';
import type { PageWords } from '@/domain/account/personal-data-page';
import { formatDateTime } from '@/copy/format-date-time';

/** How the page to be read says what is kept as a code. */
export const pageWords: PageWords = {
  date: formatDateTime,
  gender: GENDER_LABELS,
  schooling: SCHOOLING_LABELS,
  interest: INTEREST_LABELS,
};
