import { ArrowRight } from 'lucide-react';
import { Link } from '@/ui/link';
import { greetingName } from '@/domain/session/greeting-name';

type ContinueLinkProps = { to: string; name: string };

/** For someone already signed in: one step to the own dashboard, without being sent there unasked. */
export function ContinueLink({ to, name }: ContinueLinkProps) {
  return (
    <Link
      to={to}
      className="mb-4 flex min-h-11 items-center justify-between gap-3 rounded-md border border-border-strong bg-paper px-4 py-2 font-semibold text-ink no-underline hover:bg-hl-soft"
    >
      <span className="min-w-0 truncate">Continuar como {greetingName(name) || 'estudante'}</span>
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
