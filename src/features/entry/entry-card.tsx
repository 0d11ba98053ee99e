import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SignInResult } from '@/data/services';
import { useEntryServices } from '@/data/services-context';
import { greetingName } from '@/domain/session/greeting';
import type { EntryMode } from './entry-copy';
import { EntryForm } from './entry-form';

export type EntryCardProps = {
  headingLevel: 1 | 2;
  /** The mode shown first; by default signing in. */
  initialMode?: EntryMode;
  /** Page opened after the login that follows the e-mail confirmation link. */
  returnTo?: string | undefined;
  /** Shown to a user who is already signed in. */
  continueLink?: ReactNode;
  onSignedIn(result: SignInResult): void;
};

/** The entry form of `/` and `/login`. */
export function EntryCard({ continueLink, ...form }: EntryCardProps) {
  const { capabilities } = useEntryServices();
  return (
    <div>
      {continueLink}
      <EntryForm {...form} />
      {!capabilities.hasServer && (
        <p className="mt-3 text-xs text-muted">
          Modo demonstração: sua conta e suas redações ficam só neste aparelho.
        </p>
      )}
    </div>
  );
}

type ContinueLinkProps = { to: string; name: string };

/** For a user who is already signed in: a link to the dashboard instead of a redirect. */
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
