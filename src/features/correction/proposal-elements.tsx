import { CircleQuestionMark } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { ShownElement } from '@/contracts/essay-preferences';
import { useShownElements } from '@/queries/use-writing';
import {
  ELEMENT_ENDINGS,
  INTERVENTION_ELEMENTS,
  type InterventionElement,
} from '@/domain/argument/intervention-elements';
import type { Correction } from '@/domain/evaluation/correction';
import type { EvidenceItem } from '@/domain/evaluation/evaluation';
import { ELEMENT_LABELS, isUnsure } from '@/domain/evaluation/feedback/evidence-item';
import { findParagraphs } from '@/domain/text/paragraphs';
import { findSentences } from '@/domain/text/sentences';
import type { Span } from '@/domain/text/span';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/toast';

/** With their article, as they are asked for. */
const ASKED: Record<InterventionElement, string> = {
  agente: 'o agente, quem vai agir',
  ação: 'a ação, o que será feito',
  meio: 'o meio, como será feito',
  finalidade: 'a finalidade, para que será feito',
  detalhamento: 'o detalhamento, uma informação a mais sobre a proposta',
};

const NOT_READ = {
  title: 'A frase não foi lida',
  description: 'O corretor não respondeu. Mostre a frase de novo em instantes.',
};

type Status = { element: InterventionElement; item: EvidenceItem; shown: ShownElement | undefined };

type ProposalElementsProps = {
  correction: Correction;
  /** Whether who reads it wrote it, and so can show what was not recognised. */
  isOwn: boolean;
};

/** The five elements of the proposal as they were recognised; of one that was not, its writer may show where it is. */
export function ProposalElements({ correction, isOwn }: ProposalElementsProps) {
  const titleId = useId();
  const { shown, show, forget } = useShownElements(correction);
  const [asked, setAsked] = useState<InterventionElement | null>(null);
  const items = correction.aiAnalysis.grifo?.evidence?.competencia_5 ?? [];
  const statuses = INTERVENTION_ELEMENTS.flatMap((element): Status[] => {
    const item = items.find(({ label }) => label === ELEMENT_LABELS[element]);
    const own = isOwn ? shown.find((one) => one.element === element) : undefined;
    return item ? [{ element, item, shown: own }] : [];
  });
  if (statuses.length < INTERVENTION_ELEMENTS.length) return null;

  async function keep(element: InterventionElement, place: Span | null) {
    setAsked(null);
    try {
      await show(element, place);
    } catch {
      notify(NOT_READ);
    }
  }

  const found = statuses.filter(isThere).length;
  const open = isOwn ? statuses.find((status) => !isThere(status) && !status.shown) : undefined;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="text-lg">
        Proposta: {found} de {INTERVENTION_ELEMENTS.length} elementos
      </h2>
      <dl
        aria-live="polite"
        className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 gap-y-1.5"
      >
        {statuses.map((status) => (
          <Element key={status.element} status={status} essay={correction.originalText} />
        ))}
      </dl>
      {open && (
        <div className="mt-4 grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 gap-y-3 rounded-lg border border-dashed border-border-strong bg-paper p-4">
          <CircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-ink-2" />
          <p>
            Não reconheci {isUnsure(open.item.detail) && 'com certeza '}
            {ASKED[open.element]}: está no seu texto? <b>Mostre onde.</b> Sua nota não muda por isso.
          </p>
          <div className="col-start-2 flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setAsked(open.element)}>
              Mostrar no texto
            </Button>
            <Button variant="ghost" size="small" onClick={() => void keep(open.element, null)}>
              Não está
            </Button>
          </div>
        </div>
      )}
      {isOwn && shown.length > 0 && (
        <Button variant="ghost" size="small" className="mt-3" onClick={forget}>
          Desfazer o que mostrei
        </Button>
      )}
      {asked && (
        <PointDialog
          title={`Em que frase está ${ASKED[asked]}?`}
          essay={correction.originalText}
          onChoose={(place) => void keep(asked, place)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** By the correction, or shown by the writer and seen there. */
function isThere({ item, shown }: Status): boolean {
  return (item.side === 'favor' && !isUnsure(item.detail)) || (shown?.isSeen ?? false);
}

function Element({ status, essay }: { status: Status; essay: string }) {
  const { element } = status;
  const isFound = isThere(status);
  return (
    <>
      <dt>
        <span
          className={
            isFound
              ? 'rounded-sm bg-success-bg px-1.5 text-xs font-semibold text-success'
              : 'rounded-sm px-1.5 text-xs font-semibold text-ink-2 outline outline-dashed -outline-offset-1 outline-border-strong'
          }
        >
          <span aria-hidden="true">{isFound ? '✓ ' : '? '}</span>
          {ELEMENT_LABELS[element]}
        </span>
      </dt>
      <dd className="min-w-0 text-ink-2 wrap-anywhere">{describe(status, essay)}</dd>
    </>
  );
}

function describe({ element, item, shown }: Status, essay: string) {
  const ending = ELEMENT_ENDINGS[element];
  if (shown?.place) {
    const said = essay.slice(shown.place.start, shown.place.end);
    return shown.isSeen ? (
      <>
        você mostrou: <q className="font-serif italic">{said}</q>
      </>
    ) : (
      <>
        você mostrou <q className="font-serif italic">{said}</q>, e ali não {ending} reconheci: na prova, quem
        corrige também pode não {ending} ver
      </>
    );
  }
  const quote = item.passages[0]?.quote;
  if (item.side === 'favor' && quote)
    return (
      <>
        {isUnsure(item.detail) && 'talvez: '}
        <q className="font-serif italic">{quote}</q>
      </>
    );
  return shown ? 'não está no texto, como você disse' : `não reconhecid${ending}`;
}

type PointDialogProps = {
  title: string;
  essay: string;
  onChoose: (sentence: Span) => void;
  onClose: () => void;
};

/** The essay sentence by sentence, the last paragraph first: there most proposals stand. One press chooses. */
function PointDialog({ title, essay, onChoose, onClose }: PointDialogProps) {
  const paragraphs = findParagraphs(essay);
  const sentences = findSentences(essay, paragraphs);
  const grouped = paragraphs.map(({ start, end }, at) => ({
    number: at + 1,
    sentences: sentences.filter((one) => one.start >= start && one.end <= end),
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="Toque na frase. Ela fica guardada neste aparelho, e o corretor a lê de novo."
      size="wide"
    >
      <div className="grid gap-1.5">
        {grouped.toReversed().map(({ number, sentences: own }) => (
          <Fragment key={number}>
            <p className="eyebrow mt-2 first:mt-0">{number}º parágrafo</p>
            {own.map((sentence) => (
              <button
                key={sentence.start}
                type="button"
                onClick={() => onChoose({ start: sentence.start, end: sentence.end })}
                className="rounded-md border border-border px-3 py-2 text-left font-serif leading-snug wrap-anywhere transition-colors hover:bg-hl-soft"
              >
                {essay.slice(sentence.start, sentence.end)}
              </button>
            ))}
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
