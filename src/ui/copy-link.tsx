import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';

/** How long the button shows "Link copiado". */
const COPIED_MS = 4000;

const SAID = {
  copied: 'Link copiado.',
  selected: 'O navegador não deixou copiar. O link está selecionado: copie por ele.',
};

/** Outcome of the last press; a new object each time. */
type Outcome = { is: keyof typeof SAID };

/** Copies a link. If the browser refuses, `LinkField` shows it selected. */
export function useCopyLink(address: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome?.is !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ is: 'copied' });
    } catch {
      setOutcome({ is: 'selected' });
    }
  }

  return { outcome, copy };
}

type LinkProps = { label: string; address: string };

/** Field with the link, so that it can be copied by hand. */
export function LinkField({ label, address, outcome }: LinkProps & { outcome: Outcome | null }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome?.is !== 'selected') return;
    field.current?.focus();
    field.current?.select();
  }, [outcome]);
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="num text-ellipsis"
        />
      )}
    </Field>
  );
}

/** Visible only if the link has to be copied by hand. */
export function CopyOutcome({ outcome }: { outcome: Outcome | null }) {
  return (
    <output className={outcome?.is === 'selected' ? 'text-sm text-ink-2' : 'sr-only'}>
      {outcome && SAID[outcome.is]}
    </output>
  );
}

/** A link with a copy button. */
export function CopyLink({ label, address }: LinkProps) {
  const { outcome, copy } = useCopyLink(address);
  return (
    <div className="grid gap-3">
      <LinkField label={label} address={address} outcome={outcome} />
      <Button onClick={() => void copy()} block>
        {outcome?.is === 'copied' ? (
          <Check size={18} strokeWidth={2} aria-hidden="true" />
        ) : (
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
        {outcome?.is === 'copied' ? 'Link copiado' : 'Copiar link'}
      </Button>
      <CopyOutcome outcome={outcome} />
    </div>
  );
}

type ShareLinkProps = { title: string; address: string };

/** Opens the system's share sheet, if there is one. Closing it is not an error. */
export function ShareLink({ title, address }: ShareLinkProps) {
  if (!('share' in navigator)) return null;
  return (
    <Button
      variant="outline"
      onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
    >
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      Compartilhar
    </Button>
  );
}
