import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Correction } from '@/domain/evaluation/correction';
import { lazyDialog } from '@/lib/lazy-dialog';
import { Button } from '@/ui/button';

const ShareDialog = lazyDialog(() => import('./share-dialog').then((module) => module.ShareDialog));

/** Shares a correction through a link, with options chosen by the author. */
export function ShareButton({ correction }: { correction: Correction }) {
  const [isOpen, setIsOpen] = useState(false);
  // Sample corrections have figures but no text.
  if (correction.originalText === '') return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)} className="justify-self-start">
        <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
        Compartilhar por link
      </Button>
      <ShareDialog open={isOpen} onClose={() => setIsOpen(false)} correction={correction} />
    </>
  );
}
