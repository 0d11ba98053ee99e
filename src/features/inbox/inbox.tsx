import { useServices } from '@/data/services-context';
import { useInbox } from '@/data/use-newsroom';
import { countStatuses } from '@/domain/messages/filter-inbox';
import type { InboxMessage } from '@/domain/messages/inbox';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailed } from '@/ui/load-failed';
import { InboxDesk } from './inbox-desk';
import { InboxSkeleton } from './inbox-skeleton';

/** What people have written to the team (decisions §3). */
export function Inbox() {
  const { isDemo } = useServices().session;
  const { data, isPending, isError, refetch } = useInbox();
  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Mensagens</h2>
        {data && data.length > 0 && <Summary messages={data} />}
        {isDemo && (
          <p className="mt-1 max-w-[60ch] text-sm text-muted">
            Modo demonstração: aqui chega o que se escreve neste aparelho. Enquanto não há nada, as mensagens
            são dados de exemplo.
          </p>
        )}
      </header>
      {isPending && <InboxSkeleton />}
      {isError && !data && (
        <LoadFailed title="As mensagens não abriram agora" onRetry={() => void refetch()}>
          Confira a conexão e tente de novo. Nenhuma mensagem se perde.
        </LoadFailed>
      )}
      {data?.length === 0 && (
        <EmptyState griffin="reading" title="Nenhuma mensagem ainda" headingLevel={3}>
          O que alunos e professores enviarem pela página Feedback chega aqui.
        </EmptyState>
      )}
      {data && data.length > 0 && <InboxDesk messages={data} />}
    </>
  );
}

function Summary({ messages }: { messages: readonly InboxMessage[] }) {
  const { nova } = countStatuses(messages);
  const all = messages.length.toLocaleString('pt-BR');
  return (
    <p className="num mt-1.5 text-ink-2">
      {messages.length === 1 ? '1 mensagem' : `${all} mensagens`}
      {nova === 0 ? ', nenhuma nova' : null}
      {nova > 0 && (
        <>
          , <b>{nova.toLocaleString('pt-BR')}</b> {nova === 1 ? 'nova' : 'novas'}
        </>
      )}
    </p>
  );
}
