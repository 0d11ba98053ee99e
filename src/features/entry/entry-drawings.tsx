import { Griffin } from '@/ui/griffin';
import { LevelMeter } from '@/ui/level-meter';
import { RuledText } from '@/ui/ruled-text';
import { ScoreRuler } from '@/ui/score-ruler';

export type DrawingName = 'sheet' | 'level' | 'score' | 'pens';

/** The drawings of the landing page, all in one piece that is fetched after the form is there. */
export default function EntryDrawings({ name }: { name: DrawingName }) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}

/** A corner of a corrected sheet, with the professor sitting on it. */
function Sheet() {
  return (
    <div className="relative">
      <Griffin pose="reading" className="absolute -top-[121px] right-6 size-34" />
      <div className="h-46 overflow-hidden rounded-t-lg border border-b-0 bg-paper pt-4 shadow-sheet">
        <RuledText firstLine={14} phoneParagraphs={false}>
          <p className="indent-0!">
            e muitas pessoas{' '}
            <mark className="pen pen-vermelho" data-letter="G">
              compra
            </mark>{' '}
            mais do que conseguem consumir. Como a escola quase nunca trata do assunto, crianças crescem
            achando normal jogar fora o prato pela metade.{' '}
            <mark className="pen pen-laranja" data-letter="M">
              A coisa piora
            </mark>{' '}
            nas datas comemorativas, quando a mesa cheia vira sinal de status. Portanto, o Ministério da
            Agricultura deve criar, com as prefeituras,
          </p>
        </RuledText>
      </div>
    </div>
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

const DRAWINGS = { sheet: Sheet, level: LevelFigure, score: ScoreFigure, pens: PensFigure };
