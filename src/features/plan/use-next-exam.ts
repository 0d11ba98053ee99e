import { useServices } from '@/data/services-context';
import { pricePerDay } from '@/domain/plans/countdown';
import { nextExam, type NextExam } from '@/domain/plans/exam-calendar';
import { campaignName, STUDENT_OFFER } from '@/domain/plans/offers';
import { usePlan } from '@/queries/use-plan';

type ExamOffer = Pick<NextExam, 'day' | 'days'> & {
  /** The campaign name of the package (R-OFFER-2). */
  campaignName: string;
  /** The package's price per remaining day, in BRL; null if no whole day is left or the date is unknown. */
  pricePerDay: number | null;
};

/** The next exam, and the package for the time until then (R-OFFER-4). */
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
