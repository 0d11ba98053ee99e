import { Loaded } from '@/ui/loaded';
import { PracticeDay } from './practice-day';
import { usePractice } from './practice-queries';
import { PracticeSkeleton } from './practice-skeleton';

/** Ten exercises a day on the student's own faults (R-PRACTICE-1). */
export function PracticeScreen() {
  const practice = usePractice();
  return (
    <Loaded
      query={practice}
      placeholder={<PracticeSkeleton />}
      failed={{
        title: 'Não deu para carregar o seu treino',
        note: 'As suas respostas continuam guardadas. Tente de novo daqui a pouco.',
      }}
    >
      {/* Another day, or a new essay, is another practice. */}
      {(copy) => <PracticeDay key={copy.since + copy.essays.map(({ id }) => id).join()} copy={copy} />}
    </Loaded>
  );
}
