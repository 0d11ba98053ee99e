import { useEffect } from 'react';
import { messages } from '@/copy/messages';
import { LoadFailed } from '@/ui/load-failed';
import { notify } from '@/ui/toast';

export function AnnouncementsFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => notify(messages.announcementsLoadFailed), []);
  return (
    <LoadFailed title="Os comunicados não abriram agora" onRetry={onRetry}>
      Confira a conexão e tente de novo. Nenhum comunicado se perde.
    </LoadFailed>
  );
}
