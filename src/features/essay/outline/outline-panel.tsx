import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isElement, OUTLINE_FIELDS, type OutlineField } from '@/domain/outline/outline';
import { useWindowWidth } from '@/lib/use-window-width';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';
import type { DraftKeeper } from '../draft-keeper';
import { ElementField, Serves, WideField } from './outline-fields';
import { usePrintedOutline } from './outline-paper';
import { useOutline } from './use-outline';
import { useOutlineReading } from './use-outline-reading';

type OutlinePanelProps = {
  keeper: DraftKeeper;
  isReadOnly: boolean;
  /** Folds the plan. */
  onFold(): void;
  /** Folds the plan and goes on with the text. */
  onWrite(): void;
};

/** From this width (CSS pixels), the plan is beside the sheet; below it, a sheet from below. */
const BESIDE_FROM_PX = 1024;

/** The plan of the essay being written: short fields that are read as an essay is. It writes nothing and changes no level. */
export function OutlinePanel({ keeper, isReadOnly, onFold, onWrite }: OutlinePanelProps) {
  const edited = useOutline(keeper);
  const { print, paper } = usePrintedOutline(edited.outline, edited.theme);
  const body = <OutlineBody edited={edited} isReadOnly={isReadOnly} onLeave={keeper.flush} />;
  const write = (
    <Button onClick={onWrite} className="max-sm:grow">
      Recolher e escrever
    </Button>
  );
  if (useWindowWidth() >= BESIDE_FROM_PX)
    return (
      <Beside
        print={
          <IconButton label="Imprimir o plano" onClick={print} className="-mt-1.5 -mr-2">
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
      >
        {body}
        <div className="mt-4 border-t pt-3.5">
          <p className="mb-2 text-sm text-muted">{PROMISE}</p>
          {write}
        </div>
        {paper}
      </Beside>
    );
  return (
    // The title gets the focus, because the keyboard of a phone would cover the plan.
    <Dialog open isUnasked onOpenChange={(open) => !open && onFold()} title="Plano" footer={write}>
      {body}
      <div className="mt-4 border-t pt-3">
        <Button variant="ghost" size="small" onClick={print} className="-ml-3">
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Imprimir o plano
        </Button>
        <p className="mt-1 text-sm text-muted">{PROMISE}</p>
      </div>
      {paper}
    </Dialog>
  );
}

const PROMISE = 'O plano não escreve por você e não muda a nota.';

function Beside({ print, children }: { print: ReactNode; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  // Comes into view, as it may be opened from the end of a long text.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="outline-title" className="rounded-lg border bg-paper px-5.5 pt-4 pb-5">
      <div className="mb-1.5 flex items-start justify-between gap-2">
        <h2 ref={title} id="outline-title" tabIndex={-1} className="text-lg outline-none">
          Plano
        </h2>
        {print}
      </div>
      {children}
    </section>
  );
}

type OutlineBodyProps = { edited: ReturnType<typeof useOutline>; isReadOnly: boolean; onLeave(): void };

function OutlineBody({ edited, isReadOnly, onLeave }: OutlineBodyProps) {
  const { outline, theme } = edited;
  const reading = useOutlineReading(outline, theme);
  const of = (field: OutlineField) => ({
    field,
    value: outline.fields[field] ?? '',
    gap: reading[field],
    isReadOnly,
    onWrite: (words: string) => edited.setField(field, words),
    onLeave,
  });
  return (
    <>
      {edited.isOfOtherTheme && (
        <div className="mb-3 rounded-md bg-hl-soft px-3 py-2.5 text-sm">
          <p className="wrap-anywhere">Este plano é de outro tema: “{outline.sheetTheme}”.</p>
          <div className="-ml-3 flex flex-wrap">
            <Button variant="ghost" size="small" disabled={isReadOnly} onClick={edited.take}>
              Usar neste tema
            </Button>
            <Button variant="ghost" size="small" disabled={isReadOnly} onClick={edited.startOver}>
              Começar outro
            </Button>
          </div>
        </div>
      )}
      {OUTLINE_FIELDS.filter((field) => !isElement(field)).map((field) => (
        <WideField
          key={field}
          {...of(field)}
          below={
            field === 'repertório' &&
            outline.fields[field] && (
              <Serves serves={outline.serves} isReadOnly={isReadOnly} onServe={edited.setServes} />
            )
          }
        />
      ))}
      <section aria-labelledby="outline-proposal" className="mt-3">
        <h3 id="outline-proposal" className="text-[1.0625rem]">
          Proposta
        </h3>
        <div className="mt-0.5">
          {OUTLINE_FIELDS.filter(isElement).map((field) => (
            <ElementField key={field} {...of(field)} />
          ))}
        </div>
      </section>
    </>
  );
}
