import type { ReactNode } from 'react';
import { RuledText } from '@/ui/ruled-text';

/** The ruled part of the sheet: every line of text on a line of the paper. */
export function InvitationLines({ children }: { children: ReactNode }) {
  return (
    <RuledText phoneParagraphs={false} className="min-h-[calc(6*var(--ruled-line))] overflow-hidden">
      <div className="pr-2">{children}</div>
    </RuledText>
  );
}
