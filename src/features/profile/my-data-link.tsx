import { ChevronRight, ShieldCheck } from 'lucide-react';
import { Link } from '@/ui/link';

/** The way from a profile to what is kept about its owner. */
export function MyDataLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3.5 rounded-lg border p-5 text-ink no-underline hover:bg-hl-soft sm:p-6"
    >
      <ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">
        <b className="block font-serif text-lg leading-snug font-semibold">Meus dados</b>
        <span className="text-sm text-ink-2">Ver, baixar ou excluir o que é seu</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  );
}
