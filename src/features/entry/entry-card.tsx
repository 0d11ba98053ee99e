import type { ReactNode } from 'react';
import type { SignInResult } from '@/data/services';
import { useEntryServices } from '@/data/services-context';
import { EntryForm } from './entry-form';

export type EntryCardProps = {
  headingLevel: 1 | 2;
  /** Offered to someone who is already signed in. */
  continueLink?: ReactNode;
  onSignedIn(result: SignInResult): void;
};

/** The form with what stands around it on `/` and on `/login`. */
export function EntryCard({ headingLevel, continueLink, onSignedIn }: EntryCardProps) {
  const { session } = useEntryServices();
  return (
    <div>
      {continueLink}
      <EntryForm headingLevel={headingLevel} onSignedIn={onSignedIn} />
      {session.isDemo && (
        <p className="mt-3 text-xs text-muted">
          Modo demonstração: sua conta e suas redações ficam só neste aparelho.
        </p>
      )}
    </div>
  );
}
