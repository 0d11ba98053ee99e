import { clsx } from 'clsx';
import {
  CalendarClock,
  CheckCheck,
  Handshake,
  School,
  FileInput,
  FileX2,
  Highlighter,
  NotebookPen,
  UserCheck,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { noticeSentence } from '@/copy/notices';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { ALL_NOTICES, type Notice, type NoticeKind } from '@/domain/notices/notice';
import { focusIfLost } from '@/lib/focus';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import { noticeAddress } from './notice-address';
import { useMarkRead, useNotices } from './notice-queries';

/** Events in the classes of a teacher or a student, newest first. Opening a notice marks it as read. */
export function Notices() {
  const query = useNotices();
  const { data: notices } = query;
  const { mutate: markRead, isPending: isMarking } = useMarkRead();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasUnread = notices?.some(({ lido }) => !lido) ?? false;
  const [latest] = notices ?? [];

  // The button to mark all notices as read is removed once all are read, so the heading gets the focus.
  useEffect(() => {
    if (!hasUnread) focusIfLost(heading.current);
  }, [hasUnread]);

  return (
    <div className="max-w-3xl">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
          Avisos
        </h2>
        {hasUnread && latest && (
          <Button
            variant="outline"
            size="small"
            // Lets the label wrap, because it needs two lines on a phone with a large font.
            className="whitespace-normal!"
            disabled={isMarking}
            onClick={() =>
              markRead({ key: ALL_NOTICES, until: latest.quando }, { onError: (error) => tellFailure(error) })
            }
          >
            <CheckCheck size={18} strokeWidth={1.75} aria-hidden="true" />
            Marcar todos como lidos
          </Button>
        )}
      </header>
      <Loaded
        query={query}
        placeholder={<NoticesSkeleton />}
        failed={{
          title: 'Os avisos não abriram agora',
          note: 'Confira a conexão e tente de novo. Nenhum aviso se perde.',
        }}
        empty={
          <EmptyState griffin="reading" title="Nenhum aviso por enquanto" headingLevel={3}>
            O que acontece nas suas salas aparece aqui por 60 dias.
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="border-t">
            {all.map((notice) => (
              <NoticeRow
                key={notice.chave}
                notice={notice}
                onOpen={() => !notice.lido && markRead({ key: notice.chave, until: notice.quando })}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function tellFailure(error: Error) {
  notify({
    title: 'Os avisos não foram marcados como lidos',
    description: errorSentence(error),
    variant: 'destructive',
  });
}

const ICONS: Record<NoticeKind, LucideIcon> = {
  enviada: FileInput,
  entrou: UserPlus,
  retirada: FileX2,
  lugar: UserCheck,
  oferta: Handshake,
  recebida: School,
  revisada: Highlighter,
  tema: NotebookPen,
  prazo: CalendarClock,
};

/** The whole row is a link. */
function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen(): void }) {
  const { now } = useServices();
  const { tipo, tema, quando, lido } = notice;
  const Icon = ICONS[tipo];
  return (
    <li className="border-b">
      <Link
        to={noticeAddress(notice)}
        onClick={onOpen}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-sm py-3.5 text-ink no-underline hover:bg-hl-soft"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-ink-2" />
        <span className="min-w-0">
          <span className={clsx('block wrap-anywhere', lido ? 'text-ink-2' : 'font-semibold')}>
            {noticeSentence(notice, now())}
          </span>
          {tema !== null && (
            <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">{tema}</span>
          )}
          <time dateTime={quando} title={formatDateTime(quando)} className="mt-1 block text-xs text-muted">
            {relativeDate(quando, now())}
          </time>
        </span>
        {!lido && (
          <span className="mt-1.5 mr-0.5 size-2.5 rounded-full bg-hl ring-1 ring-hl-line forced-colors:bg-[CanvasText]">
            <span className="sr-only">não lido</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function NoticesSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Carregando os avisos</span>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-14" />
      ))}
    </div>
  );
}
