/** Every constant of trial, promotion and offers (Spec §9). Overridable ones are read through the configuration. */

/** Spec §9 "Trial: 2 days". */
export const TRIAL_DAYS = 2;

/** Spec §9 "countdown refresh 60 s". */
export const COUNTDOWN_REFRESH_MS = 60_000;

/** Spec §9 "Promo: 24 h". */
export const PROMO_DURATION_HOURS = 24;

/** Spec §9 "fixed promo end"; the only date that decides. */
export const PROMO_END = '2025-10-20T03:00:00Z';

/**
 * The three published readings of the promotional date (Spec §9). They are texts: only `PROMO_END`, which the
 * last one names, is used in logic (decisions §4).
 */
export const PROMO_READING_AUGUST = '10/08/2025 12:00';
export const PROMO_READING_SEPTEMBER = '23/09/2025';
export const PROMO_READING_OCTOBER = '20/10/2025';

/** Spec §9 "unlimited credit display value". */
export const UNLIMITED_CREDITS = 999_999;

/** Spec §9 "Countdown: exam date 2025-11-03": its first instant in São Paulo. */
export const EXAM_DATE = '2025-11-03T03:00:00Z';

/** Spec §9 "Upgrade dialog opens after a 1 s delay". */
export const UPGRADE_DIALOG_DELAY_MS = 1000;

/** Spec §9 "Mobile breakpoint for checkout: 768 px": same window up to and including it. */
export const CHECKOUT_MOBILE_MAX_WIDTH_PX = 768;

export const PACKAGE_CORRECTIONS = 12;
export const PACKAGE_PRICE_BRL = 97.8;
export const PRICE_PER_CORRECTION_BRL = 8.15;

/** The one offer for students (Spec §9). */
export const STUDENT_OFFER = {
  name: 'Upgrade – 12 Correções de Redação',
  campaignName: 'Plano Intensivo ENEM 2025',
  campaignBanner: '50% OFF',
  priceBrl: PACKAGE_PRICE_BRL,
  corrections: PACKAGE_CORRECTIONS,
  pricePerCorrectionBrl: PRICE_PER_CORRECTION_BRL,
  buttonText: 'Fazer Upgrade Agora',
  isPopular: true,
} as const;

/** The one offer for teachers (Spec §9): single payment, lifetime, no monthly fees. */
export const TEACHER_OFFER = {
  name: 'Plano Professor Premium',
  priceBrl: 2000,
  benefits: [
    'Correção ilimitada com IA',
    'Salas de aula ilimitadas',
    'Temas personalizados para os alunos',
    'Suporte prioritário',
    'Painel detalhado de desempenho',
    'Programa de parceiros',
  ],
} as const;
