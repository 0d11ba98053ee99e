import { BookOpen, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { findProposal } from '@/domain/themes/theme-bank';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/drawer';
import { MotivatingTexts } from './motivating-texts';

/**
 * The motivating texts of the theme on the sheet: beside the sheet, to be folded; on narrow screens in a drawer. Renders
 * nothing where the bank has none.
 */
export function SupportPanel({ theme }: { theme: string }) {
  const [isOpen, setOpen] = useState(false);
  const proposal = findProposal(theme);
  if (!proposal) return null;
  const count = proposal.texts.length + (proposal.chart ? 1 : 0);
  return (
    <>
      <div className="lg:hidden">
        <Button variant="outline" block onClick={() => setOpen(true)}>
          <BookOpen size={18} strokeWidth={1.75} aria-hidden="true" />
          Ler os {count} textos de apoio
        </Button>
        <Drawer
          open={isOpen}
          onOpenChange={setOpen}
          title="Textos de apoio"
          closeLabel="Fechar textos de apoio"
          isWide
        >
          <div className="pb-6">
            <MotivatingTexts proposal={proposal} headingLevel={3} />
            <CopyNote />
          </div>
        </Drawer>
      </div>
      <details open className="group rounded-lg border bg-paper max-lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-5 font-serif text-lg font-bold [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg">Textos de apoio</h2>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div
          // Scrolled by the keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-[60vh] overflow-y-auto border-t px-5 py-5"
        >
          <MotivatingTexts proposal={proposal} headingLevel={3} />
          <CopyNote />
        </div>
      </details>
    </>
  );
}

function CopyNote() {
  return (
    <p className="mt-6 border-t pt-4 text-sm text-ink-2">
      Use as informações com as suas palavras: linhas copiadas daqui não contam, e a correção as aponta.
    </p>
  );
}
