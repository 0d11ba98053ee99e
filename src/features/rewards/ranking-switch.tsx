import { errorSentence } from '@/copy/errors';
import { useTakePart } from '@/queries/reward-queries';
import { Switch } from '@/ui/switch';

/** Joins or leaves the ranking. It shows minors, so the hint says what others will see (R-RANKING-1). */
export function RankingSwitch({ isTakingPart }: { isTakingPart: boolean }) {
  const { mutate, isPending, variables, error } = useTakePart();
  return (
    <div>
      <Switch
        label="Aparecer no ranking"
        hint="Os outros estudantes veem só o seu primeiro nome, a inicial do sobrenome e as suas canetinhas."
        checked={isPending ? variables : isTakingPart}
        disabled={isPending}
        onChange={(next) => mutate(next)}
      />
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-error">
          {errorSentence(error)}
        </p>
      )}
    </div>
  );
}
