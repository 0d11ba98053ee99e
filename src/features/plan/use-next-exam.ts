import { useServices } from '@/data/services-context';
import { pricePerDay } from '@/domain/plans/countdown';
import { nextExam, type NextExam } from '@/domain/plans/exam-calendar';
import { campaignName, STUDENT_OFFER } from '@/domain/plans/offers';
import { usePlan } from '@/queries/use-plan';

type ExamOffer = Pick<NextExam, 'day' | 'days'> & {
  /** What the package is sold as (R-OFFER-2). */
  campaignName: string;
  /** What the package costs per day left, in BRL; null when no whole day is left or the day is not known. */
  pricePerDay: number | null;
};

/** The next exam, and the package that leads up to it (R-OFFER-4). */
export function useNextExam(): ExamOffer {
  const { examDate } = useServices().config;
  const { year, day, days } = nextExam(usePlan().now, examDate);
  return {
    day,
    days,
    campaignName: campaignName(year),
    pricePerDay: pricePerDay(STUDENT_OFFER.priceBrl, days),
  };
}
