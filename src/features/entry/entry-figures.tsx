import { LevelMeter } from '@/components/level-meter';
import { ScoreRuler } from '@/components/score-ruler';

export type FigureName = 'level' | 'score' | 'pens';

/** The figures beside the reasons. They form one chunk, which is loaded when they are scrolled into view. */
export default function EntryFigures({ name }: { name: FigureName }) {
  const Figure = FIGURES[name];
  return <Figure />;
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

/** Figure with one stroke of each pen. */
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

const FIGURES = { level: LevelFigure, score: ScoreFigure, pens: PensFigure };
