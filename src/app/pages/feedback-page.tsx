import { Feedback } from '@/features/feedback/feedback';

/** The feedback form of either area. */
export default function FeedbackPage() {
  return <Feedback />;
}
