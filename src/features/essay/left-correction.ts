import { useNavigate } from 'react-router-dom';
import type { SendFlow } from './send-flow';
import { useServices } from '@/data/services-context';
import { storedIdOf } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/toast';

/**
 * Takes over a correction of this user whose page was left: it goes on, and its end is told wherever the student is. A
 * failure is told by the sender. The returned function stops the telling. After a sign-out the correction is aborted.
 */
export function useGoOn(userId: string): (flow: SendFlow) => () => void {
  const navigate = useNavigate();
  const { user } = useServices().session;
  const isOwner = () => user.get()?.id === userId;

  return (flow) => {
    if (!isOwner()) flow.abort();
    const stop = flow.subscribe(() => {
      const state = flow.get();
      if (state.step === 'correcting') return;
      stop();
      if (state.step !== 'finishing' || !isOwner()) return;
      flow.finish();
      const { correction } = state;
      notify({
        title: 'Sua redação está corrigida',
        description: correction.theme,
        action: {
          label: 'Ver correção',
          onPress: () => void navigate(paths.student.correctedEssay(storedIdOf(correction))),
        },
      });
    });
    return stop;
  };
}
