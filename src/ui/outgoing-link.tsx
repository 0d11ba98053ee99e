import type { ComponentProps } from 'react';

type OutgoingLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** A URL allowed by `domain/links/outgoing-url.ts`. */
  href: `https://${string}` | `http://127.0.0.1${string}` | `http://localhost${string}`;
  /** Opens in the same tab, so that the back button of a phone works. */
  sameTab?: boolean;
};

/** The only component for external links. The target gets neither referrer nor opener. */
export function OutgoingLink({ sameTab = false, children, ...rest }: OutgoingLinkProps) {
  return (
    <a {...rest} target={sameTab ? undefined : '_blank'} rel="noopener noreferrer">
      {children}
      {!sameTab && <span className="sr-only"> (abre em outra aba)</span>}
    </a>
  );
}
