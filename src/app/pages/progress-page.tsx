import { ProgressScreen } from '@/features/progress/progress-screen';

/** `/dashboard/student/progress`. */
export default function ProgressPage() {
  return <ProgressScreen />;
}
