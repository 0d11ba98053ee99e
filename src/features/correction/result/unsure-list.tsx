import { Crosshair } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PointDialog } from './point-dialog';
import { useShownElements } from '@/queries/use-writing';
import { INTERVENTION_ELEMENTS } from '@/domain/argument/intervention-elements';
import type { ShownElement } from '@/contracts/essay-preferences';
import type { Correction } from '@/domain/evaluation/correction';
import type { UnsureThing } from '@/domain/evaluation/unsure';
import { capitalized } from '@/domain/evaluation/feedback/wording';
import type { Span } from '@/domain/text/span';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';

const NOT_READ = {
  title: 'A frase não foi lida',
  description: 'O corretor não respondeu. Mostre a frase de novo em instantes.',
};

const TITLES: Record<number, string> = {
  1: 'Uma coisa que não reconheci',
  2: 'Duas coisas que não reconheci',
};

type UnsureListProps = {
  things: readonly UnsureThing[];
  correction: Correction;
  /**
   * Whether the reader is the author, who can point out where the text contains the things that the correction was
   * unsure of.
   */
  isOwn: boolean;
};

/** List of everything the correction was unsure of; the author may point out where it is. */
export function UnsureList({ things, correction, isOwn }: UnsureListProps) {
  if (things.length === 0) return null;
  return isOwn ? (
    <OwnThings things={things} correction={correction} />
  ) : (
    <Frame amount={things.length} lead="Podem estar no texto em outras palavras.">
      {things.map((thing) => (
        <Thing key={thing.id} thing={thing} />
      ))}
    </Frame>
  );
}

function OwnThings({ things, correction }: Omit<UnsureListProps, 'isOwn'>) {
  const { shown, show, forget } = useShownElements(correction);
  const [asked, setAsked] = useState<UnsureThing | null>(null);

  async function keep({ id }: UnsureThing, place: Span | null) {
    setAsked(null);
    try {
      await show(id, place);
    } catch {
      notify(NOT_READ);
    }
  }

  return (
    <Frame
      amount={things.length}
      lead={`Se ${things.length === 1 ? 'está' : 'estão'} no texto, mostre onde. Sua nota não muda por isso.`}
    >
      {things.map((thing) => {
        const own = shown.find(({ element }) => element === thing.id);
        return (
          <Thing key={thing.id} thing={thing} answer={own && tellAnswer(own, correction.originalText, thing)}>
            {!own && (
              <span className="flex gap-1">
                <Button variant="outline" size="small" onClick={() => setAsked(thing)}>
                  <Crosshair size={16} strokeWidth={1.75} aria-hidden="true" />
                  Apontar<span className="sr-only">: {thing.name}</span>
                </Button>
                <Button variant="ghost" size="small" onClick={() => void keep(thing, null)}>
                  Não está<span className="sr-only">: {thing.name}</span>
                </Button>
              </span>
            )}
          </Thing>
        );
      })}
      {shown.length > 0 && (
        <li className="border-t py-1">
          <Button variant="ghost" size="small" className="-ml-3" onClick={forget}>
            Desfazer o que mostrei
          </Button>
        </li>
      )}
      {asked && (
        <PointDialog
          title={`Em que frase está ${asked.name}?`}
          isOfProposal={isElement(asked)}
          essay={correction.originalText}
          onChoose={(place) => void keep(asked, place)}
          onClose={() => setAsked(null)}
        />
      )}
    </Frame>
  );
}

function Frame({ amount, lead, children }: { amount: number; lead: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-lg border border-dashed border-border-strong px-4 pt-4 pb-1 sm:px-5"
    >
      <h2 id={titleId} className="text-lg">
        {TITLES[amount] ?? 'Três coisas que não reconheci'}
      </h2>
      <p className="mt-1 mb-2 text-sm text-ink-2">{lead}</p>
      <ul aria-live="polite">{children}</ul>
    </section>
  );
}

function Thing({
  thing: { name, guess },
  answer,
  children,
}: {
  thing: UnsureThing;
  answer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-2.5">
      <div className="min-w-0 grow basis-64 wrap-anywhere">
        <b className="font-semibold">{capitalized(name)}</b>
        {answer ? (
          <p className="text-sm text-ink-2">{answer}</p>
        ) : (
          guess && (
            <p className="text-sm text-ink-2">
              talvez <q className="font-serif italic">{guess.quote}</q>
            </p>
          )
        )}
      </div>
      {children}
    </li>
  );
}

function isElement({ id }: UnsureThing): boolean {
  return INTERVENTION_ELEMENTS.some((element) => element === id);
}

function tellAnswer({ place, isSeen }: ShownElement, essay: string, thing: UnsureThing): ReactNode {
  const { ending } = thing;
  if (!place) return 'não está no texto, como você disse';
  const said = <q className="font-serif italic">{essay.slice(place.start, place.end)}</q>;
  // Only elements of a proposal are evaluated again.
  if (!isElement(thing)) return <>você mostrou {said}</>;
  return isSeen ? (
    <>
      você mostrou {said}, e ali eu {ending} vejo
    </>
  ) : (
    <>
      você mostrou {said}; na prova, quem corrige também pode não {ending} ver ali
    </>
  );
}
