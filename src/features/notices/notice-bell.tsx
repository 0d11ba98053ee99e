import { Bell } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { newNotices } from '@/copy/notices';
import { useNoticeCount } from './notice-queries';

/** The number of unread notices in the header, with a link to them. New notices are announced to screen readers. */
export function NoticeBell({ to }: { to: string }) {
  const { data: count } = useNoticeCount();
  const [known, setKnown] = useState<{ count: number | undefined; fresh: number }>({
    count: undefined,
    fresh: 0,
  });
  if (count !== undefined && count !== known.count)
    // Notices present on entry are not new.
    setKnown({ count, fresh: known.count === undefined ? 0 : Math.max(0, count - known.count) });

  const unread = count ?? 0;
  const label = unread === 0 ? 'Avisos' : `Avisos, ${unread} ${unread === 1 ? 'não lido' : 'não lidos'}`;
  return (
    <>
      <NavLink
        to={to}
        aria-label={label}
        title={label}
        className="relative inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hl-soft hover:text-ink aria-[current=page]:text-ink"
      >
        <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="num absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-hl px-1 text-2xs leading-none font-bold text-on-hl forced-colors:border"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </NavLink>
      <span aria-live="polite" className="sr-only">
        {known.fresh > 0 && <span key={known.count}>{newNotices(known.fresh)}</span>}
      </span>
    </>
  );
}
