import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Correction } from '@/domain/evaluation/correction';
import { MockExamScreen } from '@/features/essay/mock/mock-exam-screen';
import { useGivenGuidance } from '@/features/my-classes/class-themes';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { LazyModelQuestion, LazyPhotoTab } from './essay-parts';
import { NewCorrection, prepareNewCorrection } from './new-correction';

const LazyProposalDrawer = lazyDialog(() =>
  import('@/features/themes/proposal-drawer').then((module) => module.ProposalDrawer),
);

/** The proposal, with the guidance that teachers added to its theme. */
function ProposalDrawer(props: ComponentProps<typeof LazyProposalDrawer>) {
  return <LazyProposalDrawer {...props} given={useGivenGuidance(props.theme)} />;
}

/** `/dashboard/student/simulado/prova`: the current mock exam, and its correction when it is ready. */
export default function MockExamPage() {
  const navigate = useNavigate();
  const [correction, setCorrection] = useState<Correction | null>(null);

  return (
    <>
      {!correction && (
        <>
          <MockExamScreen
            ProposalDrawer={ProposalDrawer}
            PhotoTab={LazyPhotoTab}
            onCorrecting={prepareNewCorrection}
            onCorrected={setCorrection}
          />
          <LazyModelQuestion />
        </>
      )}
      <NewCorrection
        correction={correction}
        onClose={() => navigate(paths.student.mock, { replace: true })}
      />
    </>
  );
}
