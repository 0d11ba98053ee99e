import type { ComponentProps } from 'react';

type OutgoingLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** One that may be led to: `domain/links/outgoing-url.ts`. */
  href: `https://${string}`;
  /** In the same tab, where a phone would lose the way back otherwise. */
  sameTab?: boolean;
};

/** The one link out of the app. The page it leads to learns neither where it was on nor how to reach back. */
export function OutgoingLink({ sameTab = false, children, ...rest }: OutgoingLinkProps) {
  return (
    <a {...rest} target={sameTab ? undefined : '_blank'} rel="noopener noreferrer">
      {children}
      {!sameTab && <span className="sr-only"> (abre em outra aba)</span>}
    </a>
  );
}
