import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextNotes, TypedThemeNote, useOffTheme } from './pile-notes';
import { isReady, textOf } from './pile-texts';
import type { Pile } from './use-pile';
import type { Sending, useSendPile } from './use-send-pile';
import type { Classroom } from '@/domain/classrooms/classroom';
import { isBlank, isLongEssay } from '@/domain/essay/send-rules';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Spinner } from '@/ui/spinner';

type SendStepProps = {
  classroom: Classroom;
  pile: Pile;
  sending: ReturnType<typeof useSendPile>;
  onOpen(writer: string): void;
  onAnother(): void;
};

/** The texts to be corrected and sent, with the result of each. */
export function SendStep({ classroom, pile, sending, onOpen, onAnother }: SendStepProps) {
  const { sendings, isBusy } = sending;
  const { sheets, texts } = pile;
  const mayGo = (writer: string) => isReady(textOf(texts, writer));
  const ready = sheets
    .filter(({ writer }) => mayGo(writer))
    .map(({ writer }) => ({ writer, essay: textOf(texts, writer).text }));
  const offTheme = useOffTheme(pile.theme.trim(), ready);
  const sent = [...sendings].filter(([, { step }]) => step === 'sent').map(([writer]) => writer);
  const writers = [...sent, ...sheets.map(({ writer }) => writer).filter((one) => !sent.includes(one))];
  const isDone = sent.length > 0 && sheets.length === 0;

  return (
    <section aria-labelledby="pile-send" className="max-w-[46rem]">
      <h3 id="pile-send" tabIndex={-1} className="text-lg">
        {isDone ? 'Tudo na sala' : 'Corrigir e enviar'}
      </h3>
      <p className="mt-1.5 text-ink-2 wrap-anywhere">
        Tema: <b className="text-ink">{pile.theme}</b>
      </p>
      {!isDone && <TypedThemeNote temas={classroom.temas} theme={pile.theme} className="mt-2" />}
      {!isDone && (
        <p className="mt-1.5 text-ink-2">
          Cada texto é corrigido neste aparelho e entra na sala como redação do aluno, enviada por você. Só
          vai o que você conferiu.
        </p>
      )}
      <ul aria-live="polite" className="mt-4 border-t">
        {writers.map((writer) => (
          <li key={writer} className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5">
            <span className="min-w-0 grow font-semibold wrap-anywhere">{pile.nameOf(writer)}</span>
            <SheetState
              sending={sendings.get(writer)}
              isReady={mayGo(writer)}
              missing={missingOf(pile, writer)}
              onOpen={isBusy ? undefined : () => onOpen(writer)}
            />
            <ZeroReason sending={sendings.get(writer)} />
            {mayGo(writer) && (
              <TextNotes
                text={textOf(texts, writer).text}
                isOffTheme={offTheme.has(writer)}
                className="w-full"
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:[&>*]:grow">
        {ready.length > 0 && (
          <Button
            busy={isBusy}
            busyLabel={`Corrigindo e enviando, ${ready.length === 1 ? 'falta 1' : `faltam ${ready.length}`}...`}
            onClick={() => void sending.sendAll(ready, pile.theme.trim())}
          >
            {sendLabel(ready.length, sendings.size > 0)}
          </Button>
        )}
        {sent.length > 0 && !isBusy && (
          <>
            <LinkButton
              to={{ pathname: paths.teacher.classroom(classroom.id), search: '?aba=redacoes' }}
              variant={isDone ? 'primary' : 'outline'}
            >
              Ver na sala
            </LinkButton>
            {isDone && (
              <Button variant="outline" onClick={onAnother}>
                Fotografar outra pilha
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function sendLabel(count: number, isAgain: boolean): string {
  const what = count === 1 ? '1 redação' : `${count} redações`;
  return isAgain ? `Enviar ${what} de novo` : `Corrigir e enviar ${what}`;
}

function missingOf({ texts, readings }: Pile, writer: string): string {
  const { text } = textOf(texts, writer);
  if (isLongEssay(text.length)) return 'Longa demais';
  if (!isBlank(text)) return 'Falta conferir';
  const step = readings.get(writer)?.step;
  return step === 'waiting' || step === 'reading' ? 'Ainda na leitura' : 'Sem texto';
}

/** The exam rule that gave a sent text a 0, if any. */
function ZeroReason({ sending }: { sending: Sending | undefined }) {
  if (sending?.step !== 'sent' || sending.zero === undefined) return null;
  return <p className="w-full max-w-prose text-sm text-ink-2">{sending.zero}</p>;
}

type SheetStateProps = {
  sending: Sending | undefined;
  isReady: boolean;
  /** The reason why the text cannot be sent; used only if not `isReady`. */
  missing: string;
  onOpen: (() => void) | undefined;
};

function SheetState({ sending, isReady, missing, onOpen }: SheetStateProps) {
  if (sending?.step === 'correcting')
    return (
      <span className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner />
        Corrigindo
      </span>
    );
  if (sending?.step === 'sent')
    return (
      <span className="num flex items-center gap-3 text-sm">
        <Badge variant="ok">
          <Check size={14} strokeWidth={2.5} aria-hidden="true" />
          Enviada
        </Badge>
        <Link to={paths.teacher.classEssay(sending.id)} className="inline-flex min-h-11 items-center">
          {sending.total} pontos
        </Link>
      </span>
    );
  if (sending?.step === 'failed')
    return (
      <span className="flex max-w-[28rem] gap-1.5 text-sm text-error">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        {sending.sentence}
      </span>
    );
  return (
    <span className="flex items-center gap-2 text-sm">
      {isReady ? <Badge variant="outline">Conferida</Badge> : <Badge variant="warn">{missing}</Badge>}
      {onOpen && (
        <Button variant="ghost" size="small" onClick={onOpen}>
          {isReady ? 'Abrir' : 'Conferir'}
        </Button>
      )}
    </span>
  );
}
