import './hand.css';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { CurrentLine } from './current-line';
import { ForgetHand } from './forget-hand';
import type { HandSession } from './hand-session';
import { LearnedNotice } from './learned-notice';
import { LineRows } from './line-rows';
import { PagePhoto } from './page-photo';
import { useServices, useStore } from '@/data/services-context';
import {
  countConfirmed,
  goToLine,
  isFirm,
  lineText,
  takeFirmLines,
  undo,
  type LineCheck,
} from '@/domain/ocr/hand/confirm-lines';
import { isHardToRead } from '@/domain/ocr/hand/hand-page';
import { focusIfLost } from '@/lib/focus';
import { lazyPart } from '@/lib/lazy-part';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { notify } from '@/ui/toast';

export type HandLinesProps = {
  session: HandSession;
  /** Called when the student uses the text as it is now. */
  onUse(): void;
  onChangePhoto(): void;
  /** Other options for handwriting, shown below the lines. */
  otherWays: ReactNode;
  isDisabled: boolean;
};

/** The recognized handwriting, line by line beside the photo; gray until the student accepts it. */
export function HandLines({ session, onUse, onChangePhoto, otherWays, isDisabled }: HandLinesProps) {
  const { check, learning } = useStore(session);
  const isLearned = useStore(useServices().hand.isLearned);
  const { lines, at } = check;
  const current = lines[at];
  const shown = current ?? lines.at(-1);
  const url = shown ? session.urlOf(shown.page) : '';
  const isHard = isHardToRead(lines.map(({ line }) => line));
  const use = useRef<HTMLButtonElement>(null);
  const isDone = current === undefined;

  // The focused line was removed, so the button to use the text gets the focus.
  useEffect(() => {
    if (isDone) focusIfLost(use.current);
  }, [isDone]);

  const open = (to: number) => session.change((now) => goToLine(now, to));

  return (
    <section aria-labelledby={HEADING_ID} className="hand-lines">
      <header className="mb-5 grid gap-1">
        <h2 id={HEADING_ID} tabIndex={-1} data-next-focus="" className="scroll-mt-20 text-xl outline-none">
          Confira o que eu li
        </h2>
        <p className="max-w-[62ch] text-ink-2">
          O cinza é palpite meu; o preto é seu. A foto não sai deste aparelho.
        </p>
        {isHard && (
          <p className="mt-2 max-w-[62ch] rounded-md bg-warn-bg px-3 py-2.5 text-sm text-warn">
            Esta letra eu ainda não leio bem: confira cada linha.
          </p>
        )}
      </header>
      <div className="hand-columns">
        {shown && <PagePhoto check={check} shown={shown} url={url} onChangePhoto={onChangePhoto} />}
        <div className="min-w-0">
          <LineProgress check={check} onUndo={() => session.change(undo)} />
          <LearnedNotice
            learning={learning}
            isLearned={isLearned}
            onUndo={() => void undoLearning(session)}
          />
          <p aria-live="polite" className="sr-only">
            {current ? `Linha ${at + 1}: ${lineText(current)}` : 'Todas as linhas conferidas'}
          </p>
          <Sheet bleed className="mt-4 overflow-clip">
            <LineRows from={0} lines={lines.slice(0, at)} shown={3} side="end" onOpen={open} />
            {current && <CurrentLine check={check} checked={current} url={url} onChange={session.change} />}
            <LineRows from={at + 1} lines={lines.slice(at + 1)} shown={7} side="start" onOpen={open} />
          </Sheet>
          <div className="hand-end">
            {!isHard && <FirmLines session={session} check={check} />}
            <Button ref={use} variant={isDone ? 'primary' : 'ghost'} disabled={isDisabled} onClick={onUse}>
              {isDone && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
              {isDone ? 'Usar este texto' : 'Usar o texto assim'}
            </Button>
          </div>
          <LearnedNote isLearned={isLearned} />
          {isDone && <GiveConfirmed lines={lines} />}
          {otherWays}
        </div>
      </div>
    </section>
  );
}

const HEADING_ID = 'hand-lines';

const GiveLines = lazyPart(() => import('./give-lines').then((module) => module.GiveLines));

/** Asks, once all lines are confirmed, whether the lines may be stored for training. */
function GiveConfirmed({ lines }: Pick<LineCheck, 'lines'>) {
  const given = useMemo(
    () => lines.map((checked) => ({ strip: checked.line.strip, text: lineText(checked) })),
    [lines],
  );
  return <GiveLines lines={given} />;
}

function LineProgress({ check, onUndo }: { check: LineCheck; onUndo(): void }) {
  const all = check.lines.length;
  const confirmed = countConfirmed(check);
  return (
    <div className="mb-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 pointer-coarse:min-h-11">
        <h3 className="num text-[1.25rem]">
          {confirmed} de {all === 1 ? '1 linha conferida' : `${all} linhas conferidas`}
        </h3>
        {check.past.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            aria-label="Voltar um passo"
            className="-mr-3"
            onClick={onUndo}
          >
            <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>
              Voltar<span className="max-sm:hidden"> um passo</span>
            </span>
          </Button>
        )}
      </div>
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={confirmed}
        aria-label="Linhas conferidas"
        className="relative mt-1 h-3.5 border-b-[1.5px] border-rule"
      >
        <i className="hand-done" style={{ width: `${all === 0 ? 0 : (confirmed / all) * 100}%` }} />
      </div>
    </div>
  );
}

/** Button that accepts all lines recognized with high confidence. */
function FirmLines({ session, check }: { session: HandSession; check: LineCheck }) {
  const firm = check.lines.filter(isFirm).length;
  if (firm === 0) return null;

  function take() {
    session.change(takeFirmLines);
    const before = session.get().check.past.length;
    notify({
      title: firm === 1 ? '1 linha aceita' : `${firm} linhas aceitas`,
      description: 'Falta conferir as que têm dúvida.',
      action: {
        label: 'Desfazer',
        // Does nothing if the student has made another change since.
        onPress: () => session.change((now) => (now.past.length === before ? undo(now) : now)),
      },
    });
  }

  return (
    <Button variant="outline" onClick={take}>
      {firm === 1 ? 'Aceitar a linha firme' : `Aceitar as ${firm} linhas firmes`}
    </Button>
  );
}

function LearnedNote({ isLearned }: { isLearned: boolean }) {
  return (
    <div className="mt-3.5 text-sm text-ink-2">
      {isLearned && <p>A próxima foto já começa com o que aprendi da sua letra.</p>}
      <ForgetHand className="-ml-3" />
    </div>
  );
}

async function undoLearning(session: HandSession) {
  try {
    await session.undoLearning();
  } catch {
    notify({
      title: 'Não deu para desfazer',
      description: 'Tente de novo: o que você conferiu continua aqui.',
    });
  }
}
