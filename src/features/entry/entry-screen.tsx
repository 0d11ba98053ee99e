import { lazy, type ComponentType, type ReactNode } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { EntryCard, type EntryCardProps } from './entry-card';
import type { FigureName } from './entry-figures';
import { EntryDrawing, nothing, ENTRY_COLUMNS, EntryHero } from './entry-hero';

type EntryScreenProps = Omit<EntryCardProps, 'headingLevel'>;

/** The landing page (R-ENTRY-1). */
export function EntryScreen(props: EntryScreenProps) {
  return (
    <>
      <div className={ENTRY_COLUMNS}>
        <EntryHero />
        <div className="lg:pb-12">
          <EntryCard headingLevel={2} {...props} />
        </div>
      </div>
      <EntryReasons />
    </>
  );
}

const EntryFigures = lazy<ComponentType<{ name: FigureName }>>(() =>
  import('./entry-figures').catch(nothing),
);

/** "Por que escolher": three reasons. The drawings are decorative; the text says the same. */
function EntryReasons() {
  return (
    <section aria-labelledby="reasons-title" className="border-t bg-paper">
      <div className="mx-auto max-w-300 px-4 py-12 lg:px-10 lg:py-16">
        <h2 id="reasons-title" className="text-2xl">
          Por que escolher o <span className="hl">{PRODUCT_NAME}</span>
        </h2>
        <div className="mt-8 grid gap-10 lg:grid-cols-[1.25fr_1fr] lg:gap-x-20 lg:gap-y-12">
          <Reason isLead figure={<Figure name="level" className="min-h-45" />} title="Feedback detalhado">
            Você vê o nível de cada competência e o que o ENEM diz dele. Vê as marcações que explicam a nota e
            o que falta para o próximo.
          </Reason>
          <Reason figure={<Figure name="score" className="min-h-16" />} title="IA avançada">
            Nossa IA, o corretor local, foi treinada com milhares de redações corrigidas por professores. Lê a
            sua em segundos. O resultado sempre diz quem corrigiu e que a nota é uma estimativa.
          </Reason>
          <Reason figure={<Figure name="pens" className="min-h-7" />} title="Gamificação">
            Uma missão por dia, valendo canetinhas, a moeda do Grifo. E o seu progresso em cinco habilidades.
          </Reason>
        </div>
      </div>
    </section>
  );
}

function Figure({ name, className }: { name: FigureName; className: string }) {
  return (
    <EntryDrawing className={className}>
      <EntryFigures name={name} />
    </EntryDrawing>
  );
}

type ReasonProps = { isLead?: boolean; figure: ReactNode; title: string; children: ReactNode };

function Reason({ isLead = false, figure, title, children }: ReasonProps) {
  return (
    <article className={isLead ? 'lg:row-span-2' : undefined}>
      <div className="mb-5">{figure}</div>
      <h3 className={isLead ? 'mb-1.5 text-lg lg:text-xl' : 'mb-1.5 text-lg'}>{title}</h3>
      <p className="max-w-[46ch] text-ink-2">{children}</p>
    </article>
  );
}
