import { describe, expect, it } from 'vitest';
import { STUDENT_OFFER, TEACHER_OFFER } from '@/domain/plans/offers';

describe('the offers', () => {
  it('twelve corrections for R$ 97,80 are R$ 8,15 each', () => {
    const { corrections, pricePerCorrectionBrl, priceBrl } = STUDENT_OFFER;
    expect([corrections, priceBrl, pricePerCorrectionBrl]).toEqual([12, 97.8, 8.15]);
    expect(corrections * pricePerCorrectionBrl).toBeCloseTo(priceBrl, 10);
  });

  it('are called and marked as published', () => {
    expect(STUDENT_OFFER).toMatchObject({
      name: 'Upgrade – 12 Correções de Redação',
      campaignName: 'Plano Intensivo ENEM 2025',
      campaignBanner: '50% OFF',
      popularLabel: 'Mais popular',
      buttonText: 'Fazer Upgrade Agora',
    });
  });

  it("the teacher's plan costs R$ 2.000 and brings six things", () => {
    expect(TEACHER_OFFER.priceBrl).toBe(2000);
    expect(TEACHER_OFFER.benefits).toHaveLength(6);
  });
});
