import { TEACHER_OFFER } from '@/domain/plans/offers';
import type { Purchase } from '@/domain/plans/purchase';

/** What was bought, as a buyer calls it. */
export function purchaseName({ product, credits }: Purchase): string {
  if (product === 'professor_anual') return TEACHER_OFFER.name;
  return credits === 1 ? '1 correção' : `${credits} correções`;
}
