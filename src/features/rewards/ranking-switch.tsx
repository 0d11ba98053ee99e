import { errorSentence } from '@/copy/errors';
import { useTakePart } from '@/queries/reward-queries';
import { SavedSwitch } from '@/ui/saved-switch';

/**
 * Joins or leaves the ranking. Because the ranking also shows minors, the hint states what others will see
 * (R-RANKING-1).
 */
export function RankingSwitch({ isTakingPart }: { isTakingPart: boolean }) {
  const save = useTakePart();
  return (
    <SavedSwitch
      label="Aparecer no ranking"
      hint="Os outros estudantes veem só o seu primeiro nome, a inicial do sobrenome e as suas canetinhas."
      isOn={isTakingPart}
      save={save}
      error={save.error && errorSentence(save.error)}
    />
  );
}
