import { useEffect, useMemo, useState } from 'react';
import { createPhotoStore, type PhotoPage, type PhotoStore } from '../pages/photo-store';
import { createPileReader, type PileReader, type PileReadings, type SheetText } from './pile-reader';
import {
  fromKept,
  textOf,
  toKept,
  unsentPile,
  withChecked,
  withEdit,
  withoutDoubt,
  withoutWriter,
  withReading,
  type PileTexts,
} from './pile-texts';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { classWriters, findWriter, writerName, type ClassWriter } from '@/domain/classrooms/class-writers';
import type { Classroom } from '@/domain/classrooms/classroom';
import {
  assignPages,
  sheetsOf,
  type AssignedPage,
  type ChosenWriters,
  type PileSheet,
} from '@/domain/classrooms/photo-pile';
import { isBlank } from '@/domain/essay/send-rules';
import type { Span } from '@/domain/text/span';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';

export type Pile = {
  store: PhotoStore;
  pages: readonly PhotoPage[];
  /** The students, including those on the list who have not joined yet, sorted by name. */
  roster: readonly ClassWriter[];
  nameOf(writer: string): string;
  assigned: readonly AssignedPage<PhotoPage>[];
  /** Assigns a page to a writer; null leaves the page out. */
  assign(pageId: string, writer: string | null): void;
  /** Sheets with photos that were not sent yet. */
  photographed: readonly PileSheet<PhotoPage>[];
  /** `photographed` plus sheets without photos, because the texts of an earlier pile have no pages. */
  sheets: readonly PileSheet<PhotoPage>[];
  theme: string;
  setTheme(theme: string): void;
  readings: PileReadings;
  reader: Pick<PileReader, 'read' | 'again'>;
  texts: PileTexts;
  edit(writer: string, text: string): void;
  confirmWord(writer: string, doubt: Span): void;
  check(writer: string): void;
  /** Replaces the writer's text with the recognized text; the returned function restores the previous text. */
  takeReading(writer: string, text: SheetText): () => void;
  /** Marks the sheet as delivered to the class. */
  markSent(writer: string): void;
  hasTexts: boolean;
  dropTexts(): void;
  /** Starts another pile after everything was sent. */
  startAnother(): void;
};

/**
 * State of a class's pile of photos until its texts are sent. Photos are kept only while the page is open, texts
 * until they are sent.
 */
export function usePile(classroom: Classroom): Pile {
  const { id, temas } = classroom;
  const { photos } = useServices();
  const { id: userId } = useSessionUser();
  const [store] = useState(() => createPhotoStore(photos));
  const [kept] = useState(() => unsentPile.find(userId, id));
  const [chosen, setChosen] = useState<ChosenWriters>({});
  const [theme, setTheme] = useState(() => kept?.tema ?? temas[0]?.tema ?? '');
  const [texts, setTexts] = useState<PileTexts>(() => (kept ? fromKept(kept) : {}));
  const [sent, setSent] = useState<readonly string[]>([]);
  const [reader] = useState(() => createReaderInto(setTexts, photos, store.turnUpright));
  const readings = useStore(reader);
  const { pages } = useStore(store);
  const roster = useRosterOfPile(classroom, pages.length > 0);

  useEffect(
    () => () => {
      reader.cancel();
      store.clear();
      photos.release();
    },
    [reader, store, photos],
  );

  const assigned = useMemo(() => assignPages(pages, roster, chosen), [pages, roster, chosen]);
  const photographed = useMemo(
    () => sheetsOf(assigned).filter(({ writer }) => !sent.includes(writer)),
    [assigned, sent],
  );
  const sheets = useMemo(() => {
    const others = Object.keys(texts)
      .filter((writer) => !photographed.some((sheet) => sheet.writer === writer))
      .filter((writer) => findWriter(roster, writer) && !isBlank(textOf(texts, writer).text));
    return [...photographed, ...others.map((writer) => ({ writer, pages: [] }))];
  }, [photographed, texts, roster]);

  const hasTexts = Object.values(texts).some(({ text }) => !isBlank(text));
  useKeepUnsaved(
    hasTexts,
    () => unsentPile.keep(userId, toKept(theme, texts), id),
    () => unsentPile.drop(id),
  );

  return {
    store,
    pages,
    roster,
    nameOf(writer) {
      const found = findWriter(roster, writer);
      return found ? writerName(found) : '';
    },
    assigned,
    assign: (pageId, writer) => setChosen((before) => ({ ...before, [pageId]: writer })),
    photographed,
    sheets,
    theme,
    setTheme,
    readings,
    reader,
    texts,
    edit: (writer, text) => setTexts((before) => withEdit(before, writer, text)),
    confirmWord: (writer, doubt) => setTexts((before) => withoutDoubt(before, writer, doubt)),
    check: (writer) => setTexts((before) => withChecked(before, writer)),
    takeReading(writer, text) {
      const former = textOf(texts, writer);
      setTexts((before) => withReading(before, writer, text));
      return () => setTexts((before) => ({ ...before, [writer]: former }));
    },
    markSent(writer) {
      setSent((before) => [...before, writer]);
      setTexts((before) => withoutWriter(before, writer));
    },
    hasTexts,
    dropTexts: () => setTexts({}),
    startAnother() {
      store.clear();
      setChosen({});
      setSent([]);
    },
  };
}

/**
 * The roster stays fixed while there are photos, so that a student who joins meanwhile does not shift the
 * assignment of pages.
 */
function useRosterOfPile(classroom: Classroom, hasPhotos: boolean): readonly ClassWriter[] {
  const { alunos, nomes } = classroom;
  const current = useMemo(() => classWriters({ alunos, nomes }), [alunos, nomes]);
  const [roster, setRoster] = useState(current);
  if (roster !== current && !hasPhotos) setRoster(current);
  return roster;
}

/**
 * Creates the reader that fills in the texts. Recognized text replaces a writer's text only if that text is the
 * unchanged result of an earlier reading. Handwriting that this device does not read line by line is inserted only
 * on request.
 */
function createReaderInto(
  setTexts: (change: (before: PileTexts) => PileTexts) => void,
  photos: Parameters<typeof createPileReader>[0],
  turnUpright: PhotoStore['turnUpright'],
): PileReader {
  const lastRead = new Map<string, string>();
  return createPileReader(photos, turnUpright, (writer, read) => {
    const before = lastRead.get(writer);
    lastRead.set(writer, read.text);
    if (read.advice.includes('handwritten') && !read.isHandRead) return;
    setTexts((texts) => {
      const { text } = textOf(texts, writer);
      return isBlank(text) || text === before ? withReading(texts, writer, read) : texts;
    });
  });
}
