import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/** How long the button says that it worked. */
const COPIED_MS = 4000;

const SAID = {
  copied: 'Link copiado.',
  selected: 'O navegador não deixou copiar. O link está selecionado: copie por ele.',
};

/** The link of an invite, and a button that copies it; where a browser does not let it, the link is selected instead. */
export function InviteLink({ address }: { address: string }) {
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
      <Field label="Link do convite">
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
