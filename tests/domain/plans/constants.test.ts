import { expect, it } from 'vitest';
import { formatDate } from '@/copy/dates';
import { PROMO_END, PROMO_UNTIL_OCTOBER } from '@/domain/plans/constants';

it('the promotion ends on the last of the days that are published', () => {
  expect(formatDate(new Date(PROMO_END))).toBe(PROMO_UNTIL_OCTOBER);
});
