import { useServices } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { daysUntilExam, pricePerDay } from '@/domain/plans/countdown';
import { STUDENT_OFFER } from '@/domain/plans/offers';

export type ExamCountdown = {
  examDate: Date;
  /** Null once the exam is over. */
  days: number | null;
  /** What the package costs per day left, in BRL; null when no whole day is left. */
  pricePerDay: number | null;
};

/** How far the exam is, and what the package costs until then (decisions §4). */
export function useExamCountdown(): ExamCountdown {
  const { examDate } = useServices().config;
  const days = daysUntilExam(usePlan().now, examDate);
  return { examDate, days, pricePerDay: pricePerDay(STUDENT_OFFER.priceBrl, days) };
}
