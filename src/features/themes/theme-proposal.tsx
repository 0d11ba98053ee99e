import type { ReactNode } from 'react';
import type { BankTheme } from '@/domain/themes/theme-bank';
import { Sheet } from '@/ui/sheet';
import { MotivatingTexts } from './motivating-texts';
import { originOf } from './theme-origin';

/** A theme as printed in an exam: its source, its actions, the task, and its motivating texts. */
export function ThemeProposal({ theme, actions }: { theme: BankTheme; actions: ReactNode }) {
  return (
    <Sheet bleed className="px-4 py-6 sm:px-9 sm:py-8">
      <article aria-labelledby={PROPOSAL_ID}>
        <p className="eyebrow">{originOf(theme)}</p>
        <h3
          id={PROPOSAL_ID}
          tabIndex={-1}
          className="mt-1 text-[1.5rem] leading-tight wrap-anywhere lg:text-[1.75rem]"
        >
          {theme.theme}
        </h3>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:[&>*]:w-full">{actions}</div>
        {theme.from === 'own' ? (
          <p className="mt-3 max-w-[62ch] text-sm text-ink-2">
            Um tema seu: escreva sobre ele quando quiser. Ele não tem textos de apoio no Grifo.
          </p>
        ) : (
          <>
            <p className="mt-3 border-b pb-5 text-sm text-ink-2">
              Com base nos textos e no que você já sabe, escreva um texto dissertativo-argumentativo, em
              registro formal, sobre este tema. Apresente uma proposta de intervenção que respeite os direitos
              humanos.
            </p>
            <div className="mt-5">
              <MotivatingTexts
                texts={theme.proposal.texts}
                chart={theme.proposal.chart}
                isOfExam={theme.from === 'exam'}
                headingLevel={4}
              />
            </div>
          </>
        )}
      </article>
    </Sheet>
  );
}

export const PROPOSAL_ID = 'proposta';
