import { errorSentence } from '@/copy/errors';
import { Switch } from '@/ui/switch';
import { useIsMailed, useSetMailed } from './notice-mail-queries';

/** Asks for the summary of notices by e-mail. Nothing where the operator sends none, and until that is known (R-NOTICE-4). */
export function NoticeMailPreference() {
  const { data: isMailed } = useIsMailed();
  const { mutate, isPending, variables, error } = useSetMailed();
  if (typeof isMailed !== 'boolean') return null;
  return (
    <div>
      <Switch
        label="Receber os avisos por e-mail"
        hint="Um resumo, no máximo uma vez por dia, quando houver avisos. Só números: nomes, textos e notas ficam no Grifo."
        checked={isPending ? variables : isMailed}
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
