import { useEffect, useRef, useState } from 'react';
import type { PhotoPage } from '../photo-store';
import {
  areAllRead,
  areSamePages,
  createReadingFlow,
  pagesToRead,
  type ReadText,
  type ReadingOutcome,
  type ReadingState,
} from './reading-flow';
import { mayReplace, placeText, type CheckedSheet, type Placing } from './place-text';
import type { PhotoErrorCode } from '@/contracts/photo-error';
import { messages } from '@/copy/messages';
import { photoFailure } from '@/copy/photo';
import { markLabels } from '@/copy/writing';
import { useServices, useStore } from '@/data/services-context';
import { isBlank } from '@/domain/essay/send-rules';
import type { Span } from '@/domain/text/span';
import { followEdit } from '@/domain/writing/follow-edit';
import { notify } from '@/ui/toast';

export type ReadingOptions = {
  /** Whether the question of where a text goes can be seen. */
  isOpen: boolean;
  essay: string;
  onEssay(essay: string): void;
  isDisabled: boolean;
};

export type Reading = {
  state: ReadingState;
  /** Photos are being read: they stay as they are until then. */
  isBusy: boolean;
  /** Words to check, where they stand in the essay as it is now. */
  doubts: readonly Span[];
  /** What was read and waits to be told where it goes, as the sheet has another text. */
  question: ReadText | null;
  /** What was made of handwriting, which is rarely worth having: it comes to the sheet only when asked for. */
  withheld: ReadText | null;
  showWithheld(): void;
  /** Why these pages could not be read; null once they are others, or turned, or cropped. */
  failureOf(pages: readonly PhotoPage[]): PhotoErrorCode | null;
  /** Whether the text is shown below the photos: once something was read, or is typed beside a photo. */
  isTextShown: boolean;
  showText(): void;
  /** Whether the pages were read as they are now. */
  areAllRead(pages: readonly PhotoPage[]): boolean;
  /** The pages that are new, else all; the text of new ones comes after what the others gave. */
  extract(pages: readonly PhotoPage[]): void;
  /** All pages anew. */
  readAgain(pages: readonly PhotoPage[]): void;
  transcribe(pages: readonly PhotoPage[]): void;
  cancel(): void;
  answer(how: Placing): void;
  /** A word is right as it is. */
  confirm(doubt: Span): void;
};

/** Reads photos and puts their text on the sheet: at once on a blank one, else where the student says. */
export function useReading({ isOpen, essay, onEssay, isDisabled }: ReadingOptions): Reading {
  const { photos, transcriber } = useServices();
  const [flow] = useState(() => createReadingFlow({ reader: photos, transcriber }));
  const state = useStore(flow);
  const [sheet, setSheet] = useState<CheckedSheet>({ essay, doubts: [] });
  const [question, setQuestion] = useState<ReadText | null>(null);
  const [isTextShown, setIsTextShown] = useState(false);
  const [readPages, setReadPages] = useState<readonly PhotoPage[]>([]);
  const [triedPages, setTriedPages] = useState<readonly PhotoPage[]>([]);
  const [withheld, setWithheld] = useState<ReadText | null>(null);
  const lastRead = useRef<string | null>(null);

  // Every edit at once, whichever tab it comes from: two edits taken for one would lose the marks between them.
  const doubts = followEdit(sheet.essay, essay, sheet.doubts);
  if (sheet.essay !== essay) setSheet({ essay, doubts });

  /** For what is done after some waiting; null while the sheet is not to be touched. */
  const current = useRef<CheckedSheet | null>(null);
  useEffect(() => {
    current.current = isDisabled ? null : { essay, doubts };
  }, [essay, doubts, isDisabled]);

  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);

  useEffect(
    () => () => {
      flow.cancel();
      current.current = null;
    },
    [flow],
  );

  function put(next: CheckedSheet) {
    onEssay(next.essay);
    setSheet(next);
  }

  async function receive(outcome: Promise<ReadingOutcome>, pages: readonly PhotoPage[], isMore = false) {
    setTriedPages(pages);
    setWithheld(null);
    const read = await outcome;
    if (read.ok) {
      await nextTask();
      setReadPages((before) => (isMore ? [...before, ...pages] : pages));
      if (read.result.advice.includes('handwritten')) setWithheld(read.result);
      else bring(read.result, isMore);
    } else if (read.reason === 'failed') notify(photoFailure(read.code));
  }

  /** To the sheet, asking where it would touch a text of the student's own. */
  function bring(result: ReadText, isMore: boolean) {
    setIsTextShown(true);
    const now = current.current;
    if (now && isMore && !isBlank(now.essay)) place(now, result, 'append');
    else if (now && mayReplace(now.essay, lastRead.current)) place(now, result, 'replace');
    else ask(result);
  }

  function ask(result: ReadText) {
    setQuestion(result);
    if (!isShown.current) notify(WAITING);
  }

  function place(now: CheckedSheet, result: ReadText, how: Placing) {
    setQuestion(null);
    if (how === 'keep') return;
    lastRead.current = result.text;
    // Words that were checked stay so.
    if (now.essay !== result.text) put(placeText(now, result, how));
    if (now.essay === result.text || isBlank(now.essay))
      notify(result.advice.includes('unreadable') ? HARD_TO_READ : messages.textExtracted);
    else tellWithUndo(how === 'replace' ? REPLACED : APPENDED, now);
  }

  /** Offers an undo, which can itself be undone: neither text is lost. */
  function tellWithUndo(message: typeof REPLACED, before: CheckedSheet) {
    function bringBack() {
      const now = current.current;
      if (!now) return;
      put(before);
      tellWithUndo(BROUGHT_BACK, now);
    }
    notify({ ...message, action: { label: markLabels.undo, onPress: bringBack } });
  }

  return {
    state,
    isBusy: state.step === 'reading' || state.step === 'transcribing',
    doubts,
    question: isDisabled ? null : question,
    withheld,
    showWithheld() {
      setWithheld(null);
      if (withheld) bring(withheld, false);
    },
    failureOf: (pages) => (state.step === 'failed' && areSamePages(pages, triedPages) ? state.code : null),
    isTextShown,
    showText: () => setIsTextShown(true),
    areAllRead: (pages) => areAllRead(pages, readPages),
    extract(pages) {
      const next = pagesToRead(pages, readPages);
      void receive(flow.read(next.pages), next.pages, next.isMore);
    },
    readAgain: (pages) => void receive(flow.read(pages), pages),
    transcribe: (pages) => void receive(flow.transcribe(pages), pages),
    cancel: flow.cancel,
    answer: (how) => question && place({ essay, doubts }, question, how),
    confirm: ({ start }) => setSheet({ essay, doubts: doubts.filter((doubt) => doubt.start !== start) }),
  };
}

/** Renders the finished state first, then the text, so that a slow phone can respond in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const WAITING = { title: 'Fotos lidas', description: 'Volte à aba Foto e diga onde o texto fica.' };
const HARD_TO_READ = { title: 'Texto difícil de ler', description: 'Confira palavra por palavra.' };
const REPLACED = { title: 'Texto trocado', description: 'A folha tem agora o texto das fotos.' };
const APPENDED = { title: 'Texto incluído', description: 'Ele está depois do que já existia.' };
const BROUGHT_BACK = { title: 'Texto anterior de volta', description: 'O outro ainda pode voltar.' };
