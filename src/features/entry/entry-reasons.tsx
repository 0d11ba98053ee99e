import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { LevelMeter } from '@/ui/level-meter';
import { ScoreRuler } from '@/ui/score-ruler';

/** "Por que escolher": one large reason and two beside it. The drawings are examples, the words say the same. */
export function EntryReasons() {
  return (
    <section aria-labelledby="reasons-title" className="border-t bg-paper">
      <div className="mx-auto max-w-300 px-4 py-12 lg:px-10 lg:py-16">
        <h2 id="reasons-title" className="text-2xl">
          Por que escolher o <span className="hl">{PRODUCT_NAME}</span>
        </h2>
        <div className="mt-8 grid gap-10 lg:grid-cols-[1.25fr_1fr] lg:gap-x-20 lg:gap-y-12">
          <Reason isLead figure={<LevelFigure />} title="Feedback detalhado">
            Você vê o nível de cada competência, o que a banca diz dele, as marcas no seu texto que explicam a
            nota e o que falta para o próximo nível.
          </Reason>
          <Reason figure={<ScoreFigure />} title="IA avançada">
            Lê a sua redação pelas cinco competências da matriz oficial, em segundos. O resultado sempre diz
            quem corrigiu e que a nota é uma estimativa.
          </Reason>
          <Reason figure={<PensFigure />} title="Gamificação">
            Uma missão nova por dia, valendo canetinhas, e o seu progresso em cinco habilidades a cada
            redação.
          </Reason>
        </div>
      </div>
    </section>
  );
}

type ReasonProps = { isLead?: boolean; figure: ReactNode; title: string; children: ReactNode };

function Reason({ isLead = false, figure, title, children }: ReasonProps) {
  return (
    <article className={isLead ? 'lg:row-span-2' : undefined}>
      <div aria-hidden="true" className="mb-5">
        {figure}
      </div>
      <h3 className={isLead ? 'mb-1.5 text-lg lg:text-xl' : 'mb-1.5 text-lg'}>{title}</h3>
      <p className="max-w-[46ch] text-ink-2">{children}</p>
    </article>
  );
}

function LevelFigure() {
  return (
    <div className="max-w-120">
      <p className="mb-2.5 flex items-baseline justify-between font-serif">
        <b className="text-md">Compreensão da proposta</b>
        <b className="num text-[1.25rem] font-extrabold text-level-160">160</b>
      </p>
      <LevelMeter level={160} />
      <p className="mt-3.5 text-sm text-ink-2">
        <b className="text-ink">Para chegar a 200:</b> retome o repertório da introdução dentro de um dos
        argumentos.
      </p>
      <p className="mt-4 border-l-2 border-level-160 pl-3.5 font-serif text-md leading-normal italic">
        “Carolina Maria de Jesus descreve a fome como alguém que divide a casa com seus filhos.”
      </p>
    </div>
  );
}

function ScoreFigure() {
  return <ScoreRuler score={880} max={1000} label="Nota 880 de 1000" className="max-w-96" />;
}

/** One stroke of each of the four pens. */
function PensFigure() {
  return (
    <svg width="220" height="28" viewBox="0 0 220 28" fill="none" strokeWidth="3" strokeLinecap="round">
      <path className="stroke-pen-red-line" d="M4 14c5-8 9-8 13 0s9 8 13 0 9-8 13 0" />
      <path className="stroke-pen-yellow-line" strokeWidth="6" d="M62 14h38" />
      <path className="stroke-pen-orange-line" strokeDasharray="7 7" d="M118 14h38" />
      <path className="stroke-pen-purple-line" d="M174 10h38M174 18h38" />
    </svg>
  );
}
