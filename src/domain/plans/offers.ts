import { MAX_CLASSROOMS } from '../classrooms/stored-classroom.ts';
import type { CreditValue } from './credit-value.ts';

export const PACKAGE_CORRECTIONS = 12;
export const PACKAGE_PRICE_BRL = 97.8;
const PRICE_PER_CORRECTION_BRL = 8.15;

/** The one offer for students (R-OFFER-1). */
export const STUDENT_OFFER = {
  name: 'Upgrade – 12 Correções de Redação',
  campaignBanner: '50% OFF',
  priceBrl: PACKAGE_PRICE_BRL,
  corrections: PACKAGE_CORRECTIONS,
  pricePerCorrectionBrl: PRICE_PER_CORRECTION_BRL,
  buttonText: 'Fazer Upgrade Agora',
  /** The badge states a feature and does not claim that the package is popular, because there is only one package. */
  badge: 'Sem mensalidade',
} as const;

/** The campaign name, with the year of the next exam (R-OFFER-2); without a year if that is unknown. */
export function campaignName(year: number | null): string {
  return year === null ? 'Plano Intensivo ENEM' : `Plano Intensivo ENEM ${year}`;
}

/** The corrections of the teacher's plan, by what a credit of the site buys; null where each one costs a student a credit. */
export const TEACHER_CORRECTIONS: Record<CreditValue, string | null> = {
  correction: null,
  model: 'Correção ilimitada com IA',
  test: 'Correção ilimitada pelo corretor local',
  nothing: 'Correção ilimitada pelo corretor local',
};

/**
 * The one offer for teachers (R-OFFER-3): single payment, lifetime, no monthly fees. `TEACHER_CORRECTIONS` is its first
 * benefit.
 */
export const TEACHER_OFFER = {
  name: 'Plano Professor Premium',
  priceBrl: 2000,
  benefits: [
    `Até ${MAX_CLASSROOMS} salas de aula`,
    'Temas personalizados para os alunos',
    'Suporte prioritário',
    'Painel detalhado de desempenho',
    'Programa de parceiros',
  ],
} as const;
