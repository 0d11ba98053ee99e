import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Correction } from '@/domain/evaluation/correction';
import { lazyDialog } from '@/lib/lazy-dialog';
import { Button } from '@/ui/button';

const ShareDialog = lazyDialog(() => import('./share-dialog').then((module) => module.ShareDialog));

/** Shows a correction to others by a link, once its writer has said how. */
export function ShareButton({ correction }: { correction: Correction }) {
  const [isOpen, setIsOpen] = useState(false);
  // Samples are in figures only.
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
