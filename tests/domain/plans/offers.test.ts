import { expect, it } from 'vitest';
import { MAX_CLASSROOMS } from '@/domain/classrooms/stored-classroom';
import { STUDENT_OFFER, TEACHER_OFFER } from '@/domain/plans/offers';

it('the price told for a correction makes the price of the package', () => {
  const { corrections, pricePerCorrectionBrl, priceBrl } = STUDENT_OFFER;
  expect(corrections * pricePerCorrectionBrl).toBeCloseTo(priceBrl, 10);
});

it('the plan of teachers names the number of classrooms the server takes, and promises no more', () => {
  const about = TEACHER_OFFER.benefits.filter((benefit) => /sala/i.test(benefit));
  expect(about).toEqual([`Até ${MAX_CLASSROOMS} salas de aula`]);
});
