import { errorSentence } from '@/copy/errors';
import { SavedSwitch } from '@/ui/saved-switch';
import { useIsMailed, useSetMailed } from './notice-mail-queries';

/** Switch for an e-mail summary of notices. Hidden if the operator sends none, and while loading (R-NOTICE-4). */
export function NoticeMailPreference() {
  const { data: isMailed } = useIsMailed();
  const save = useSetMailed();
  if (typeof isMailed !== 'boolean') return null;
  return (
    <SavedSwitch
      label="Receber os avisos por e-mail"
      hint="Um resumo, no máximo uma vez por dia, quando houver avisos. Só números: nomes, textos e notas ficam no Grifo."
      isOn={isMailed}
      save={save}
      error={save.error && errorSentence(save.error)}
    />
  );
}
