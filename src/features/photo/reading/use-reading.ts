import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoPage, PhotoStore } from '../pages/photo-store';
import type { HandSession } from '../hand/hand-session';
import { loadHand } from '../hand/load-hand';
import {
  areAllRead,
  areSamePages,
  createReadingFlow,
  isHandRead,
  pagesToRead,
  type ReadText,
  type ReadingOutcome,
  type ReadingState,
} from './reading-flow';
import { mayReplace, placeText, type CheckedSheet } from './place-text';
import type { PhotoErrorCode } from '@/contracts/photo-error';
import { messages } from '@/copy/messages';
import { photoFailure } from '@/copy/photo';
import { markLabels } from '@/copy/writing';
import { useServices, useStore } from '@/data/services-context';
import { isBlank } from '@/domain/essay/send-rules';
import type { Span } from '@/domain/text/span';
import { followEdit } from '@/domain/writing/follow-edit';
import type { Placing } from '@/ui/placing-dialog';
import { notify } from '@/ui/toast';

export type ReadingOptions = {
  /** Whether the tab is open, so that the student can see the question of where to place a text. */
  isOpen: boolean;
  essay: string;
  onEssay(essay: string): void;
  isDisabled: boolean;
  turnUpright: PhotoStore['turnUpright'];
};

/**
 * Question of where to place a text, asked because the sheet contains another text. If `isConfirmed`, the text
 * consists of checked lines that are not on the sheet.
 */
export type Question = { text: ReadText; isConfirmed: boolean };

export type Reading = {
  state: ReadingState;
  /** Whether photos are being read; meanwhile, they cannot be changed. */
  isBusy: boolean;
  /** Words to check, at their positions in the current essay. */
  doubts: readonly Span[];
  question: Question | null;
  /**
   * Text recognized from handwriting. Because such text is rarely usable, it is placed on the sheet only on
   * request.
   */
  withheld: ReadText | null;
  showWithheld(): void;
  /** Handwriting checked line by line; null if no handwriting was read. */
  hand: HandCheck | null;
  /** Shows the lines or, if `isShown` is false, the content below them. */
  showHand(isShown: boolean): void;
  /** Puts the lines on the sheet as they are now; returns whether they were placed with nothing left to check. */
  takeHand(): boolean;
  /** Why these pages could not be read; null once pages were replaced, rotated or cropped. */
  failureOf(pages: readonly PhotoPage[]): PhotoErrorCode | null;
  /** Whether the text is shown below the photos: after a reading, or when typing beside a photo. */
  isTextShown: boolean;
  showText(): void;
  /** Whether the pages were read in their current state. */
  areAllRead(pages: readonly PhotoPage[]): boolean;
  /**
   * Reads only the new pages and appends their text. Reads all pages if no page is new or if an earlier page was
   * changed.
   */
  extract(pages: readonly PhotoPage[]): void;
  /** Reads all pages again. */
  readAgain(pages: readonly PhotoPage[]): void;
  transcribe(pages: readonly PhotoPage[]): void;
  cancel(): void;
  answer(how: Placing): void;
  /** Marks a word as correct. */
  confirm(doubt: Span): void;
};

/** `Screen` is stored with the session, because its code is loaded only if there is handwriting. */
export type HandCheck = {
  session: HandSession;
  Screen: Awaited<ReturnType<typeof loadHand>>['HandLines'];
  isShown: boolean;
  /** Whether the text was placed on the sheet, or the student was asked where to place it. */
  isUsed: boolean;
  /** The recognized text as it was before the corrections made while checking. */
  result: ReadText;
  /** Whether the text is appended to the text of other pages. */
  isMore: boolean;
};

/**
 * Reads photos and puts their text on the sheet: directly if the sheet is blank, else at the position that the
 * student chooses.
 */
export function useReading({ isOpen, essay, onEssay, isDisabled, turnUpright }: ReadingOptions): Reading {
  const { photos, transcriber, hand: learner } = useServices();
  const [flow] = useState(() => createReadingFlow({ reader: photos, transcriber }));
  const state = useStore(flow);
  const [sheet, setSheet] = useState<CheckedSheet>({ essay, doubts: [] });
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [question = null] = questions;
  const [isTextShown, setIsTextShown] = useState(false);
  const [readPages, setReadPages] = useState<readonly PhotoPage[]>([]);
  const [triedPages, setTriedPages] = useState<readonly PhotoPage[]>([]);
  const [withheld, setWithheld] = useState<ReadText | null>(null);
  const lastRead = useRef<string | null>(null);
  const [hand, setHand] = useState<HandCheck | null>(null);
  /** The confirmed lines, if the sheet contains nothing else. */
  const confirmed = useRef<string | null>(null);

  // Follows every edit separately, whichever tab makes it, because two edits merged into one would lose the marks
  // between them.
  const doubts = followEdit(sheet.essay, essay, sheet.doubts);
  if (sheet.essay !== essay) setSheet({ essay, doubts });

  /** The latest sheet for asynchronous callbacks; null while the sheet must not be changed. */
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
    if (current.current) current.current = next;
    onEssay(next.essay);
    setSheet(next);
  }

  const keepConfirmed = useEffectEvent((session: HandSession) => {
    const now = current.current;
    if (!now || !mayReplace(now.essay, confirmed.current)) return;
    const { text } = session.text({ isConfirmed: true });
    confirmed.current = text;
    if (text !== now.essay) put({ essay: text, doubts: [] });
  });

  // Confirmed lines are put on a blank sheet immediately, because the photos exist only in this tab.
  useEffect(() => {
    if (!hand) return undefined;
    const { session, isMore } = hand;
    return isMore ? undefined : session.subscribe(() => void keepConfirmed(session));
  }, [hand]);

  const session = hand?.session;
  useEffect(() => () => session?.end(), [session]);

  async function receive(outcome: Promise<ReadingOutcome>, pages: readonly PhotoPage[], isMore = false) {
    setTriedPages(pages);
    setWithheld(null);
    const read = await outcome;
    if (read.ok) {
      await nextTask();
      const upright = turnUpright(pages, read.result.results);
      setReadPages((before) => (isMore ? [...before, ...upright] : upright));
      if (isMore && hand && !hand.isUsed) return addToCheck(hand, read.result);
      if (!isMore && hand && !hand.isUsed) offerConfirmed(hand);
      if (isHandRead(read.result) && (await check(read.result, isMore))) return;
      if (!isMore) setHand(null);
      if (read.result.advice.includes('handwritten')) setWithheld(read.result);
      else bring(read.result, isMore);
    } else if (read.reason === 'failed') notify(photoFailure(read.code));
  }

  function showHand(isNowShown: boolean) {
    setHand((before) => before && { ...before, isShown: isNowShown });
  }

  /** Starts checking handwriting line by line; returns false if its screen cannot be loaded. */
  async function check(result: ReadText, isMore: boolean): Promise<boolean> {
    const loaded = await loadHand().catch(() => null);
    if (!loaded) return false;
    // Lines confirmed on earlier photos are now treated as the student's own text.
    confirmed.current = null;
    setHand({
      session: loaded.createHandSession(result.results, learner),
      Screen: loaded.HandLines,
      isShown: true,
      isUsed: false,
      result,
      isMore,
    });
    if (!isShown.current) notify(HAND_WAITING);
    return true;
  }

  /** Offers the confirmed lines of other photos that are not on the sheet, so that they are not lost. */
  function offerConfirmed({ session: left, result }: HandCheck) {
    const { text } = left.text({ isConfirmed: true });
    if (isBlank(text) || text === confirmed.current) return;
    ask({ text: { ...result, text, doubts: [], advice: [] }, isConfirmed: true });
  }

  function addToCheck(begun: HandCheck, { results }: ReadText) {
    begun.session.add(results);
    showHand(true);
  }

  /** Puts a text on the sheet, asking first if it would change the student's own text. */
  function bring(result: ReadText, isMore: boolean): boolean {
    setIsTextShown(true);
    // Questions about earlier readings are outdated and removed; questions about confirmed lines remain and are
    // asked first.
    setQuestions((before) => before.filter(({ isConfirmed }) => isConfirmed));
    const now = current.current;
    const isOwn = now && (mayReplace(now.essay, lastRead.current) || now.essay === confirmed.current);
    if (now && isMore && !isBlank(now.essay)) place(now, result, 'append');
    else if (now && isOwn) place(now, result, 'replace');
    else {
      ask({ text: result, isConfirmed: false });
      return false;
    }
    return true;
  }

  function ask(next: Question) {
    setQuestions((before) => [...before, next]);
    if (!isShown.current) notify(WAITING);
  }

  function place(now: CheckedSheet, result: ReadText, how: Placing) {
    setQuestions((before) => before.filter(({ text }) => text !== result));
    if (how === 'keep') return;
    lastRead.current = result.text;
    // An unchanged text is not placed again, so that its checked words stay checked.
    if (now.essay !== result.text) put(placeText(now, result, how));
    if (now.essay === result.text || mayReplace(now.essay, confirmed.current))
      notify(result.advice.includes('unreadable') ? HARD_TO_READ : messages.textExtracted);
    else tellWithUndo(how === 'replace' ? REPLACED : APPENDED, now);
  }

  /** Offers an undo, which can itself be undone, so that neither text is lost. */
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
    hand,
    showHand,
    takeHand() {
      if (!hand) return false;
      const { text, doubts: left } = hand.session.text();
      setHand({ ...hand, isShown: false, isUsed: true });
      // If the lines are used a second time, they are already on the sheet, so the student is asked where to place
      // them.
      const isPlaced = bring({ ...hand.result, text, doubts: left, advice: [] }, hand.isMore && !hand.isUsed);
      return isPlaced && left.length === 0;
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
    answer: (how) => question && place({ essay, doubts }, question.text, how),
    confirm: ({ start }) => setSheet({ essay, doubts: doubts.filter((doubt) => doubt.start !== start) }),
  };
}

/** Lets the finished state render before the text, so that a slow phone can respond in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const HAND_WAITING = {
  title: 'Letra de mão lida',
  description: 'Volte à aba Foto e confira linha por linha.',
};
const WAITING = { title: 'Fotos lidas', description: 'Volte à aba Foto e diga onde o texto fica.' };
const HARD_TO_READ = { title: 'Texto difícil de ler', description: 'Confira palavra por palavra.' };
const REPLACED = { title: 'Texto trocado', description: 'A folha tem agora o texto das fotos.' };
const APPENDED = { title: 'Texto incluído', description: 'Ele está depois do que já existia.' };
const BROUGHT_BACK = { title: 'Texto anterior de volta', description: 'O outro ainda pode voltar.' };
