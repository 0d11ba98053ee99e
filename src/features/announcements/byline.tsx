import { formatDate } from '@/copy/format-date';
import type { Announcement } from '@/domain/announcements/announcement';
import { formatDateTime } from '@/copy/format-date-time';

/** When, and by whom. */
export function Byline({ announcement }: { announcement: Announcement }) {
  const { criado_em, autor_nome } = announcement;
  return (
    <p className="num min-w-0 text-sm wrap-anywhere text-muted">
      <time dateTime={criado_em} title={formatDateTime(criado_em)}>
        {formatDate(new Date(criado_em))}
      </time>{' '}
      · {autor_nome}
    </p>
  );
}
