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

type CopyLinkProps = { label: string; address: string };

/** A link with a copy button. Where the browser refuses to copy, the link is selected instead. */
export function CopyLink({ label, address }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  }

  return (
    <div className="grid gap-3">
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
      <Button onClick={() => void copy()} block>
        {outcome === 'copied' ? (
          <Check size={18} strokeWidth={2} aria-hidden="true" />
        ) : (
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
        {outcome === 'copied' ? 'Link copiado' : 'Copiar link'}
      </Button>
      <output className={outcome === 'selected' ? 'text-sm text-ink-2' : 'sr-only'}>
        {outcome && SAID[outcome]}
      </output>
    </div>
  );
}

type ShareLinkProps = { title: string; address: string };

/** Opens the share sheet of the system, where there is one. Closing it is not an error. */
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
