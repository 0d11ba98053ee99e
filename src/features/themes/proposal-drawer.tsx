import { findProposal } from '@/domain/themes/theme-bank';
import { Drawer } from '@/ui/drawer';
import { MotivatingTexts } from './motivating-texts';

type ProposalDrawerProps = { theme: string; open: boolean; onOpenChange(open: boolean): void };

/** A theme as the exam would ask for it, with its motivating texts where the bank has them. */
export function ProposalDrawer({ theme, open, onOpenChange }: ProposalDrawerProps) {
  const proposal = findProposal(theme);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Proposta de redação"
      closeLabel="Fechar proposta"
      isWide
    >
      <div className="pb-6">
        <h3 className="text-lg leading-snug wrap-anywhere">{theme}</h3>
        <p className="mt-2 mb-5 text-sm text-ink-2">
          {proposal && 'Com base nos textos e no que você já sabe, '}
          {proposal ? 'escreva' : 'Escreva'} um texto dissertativo-argumentativo, em registro formal, sobre
          este tema. Apresente uma proposta de intervenção que respeite os direitos humanos.
        </p>
        {proposal && <MotivatingTexts {...proposal} headingLevel={4} />}
      </div>
    </Drawer>
  );
}
