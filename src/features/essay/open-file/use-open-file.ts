import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { putText } from '../put-text';
import { ESSAY_FILE_FAULTS, NOT_ARRIVED, ONLY_PICTURES } from '@/copy/essay-file';
import type { EssayFiles, Shared } from '@/data/services';
import type { OpenedFile } from '@/domain/essay-file/essay-file';
import { tidyEssay } from '@/domain/essay-file/tidy-essay';
import { isBlank } from '@/domain/essay/send-rules';
import type { Placing } from '@/ui/placing-dialog';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

export type OpenFileOptions = {
  files: EssayFiles;
  /** The sheet, which gets the text. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Takes pictures of pages, to be read as photos; null where no photos are read. */
  onPictures: ((files: readonly File[]) => void) | null;
};

type Refused = { name: string; sentence: string };
/** What was opened, as the student is told: a file by its name. */
type Source = { title: string; name?: string };
/** A text that waits for an answer where to put it. */
type Waiting = Source & { text: string };

/**
 * Opens files and puts their text on the sheet: at once if the sheet is blank, else where the student says. What cannot
 * be opened is told by name.
 */
export function useOpenFile({ files, field, onPictures }: OpenFileOptions) {
  const [isOpening, setIsOpening] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [question, setQuestion] = useState<Waiting | null>(null);
  const [answered, setAnswered] = useState<(Waiting & { how: Placing }) | null>(null);
  const isBusy = useRef(false);

  /** Several pictures are pages of one essay; of other files the first is opened. */
  async function openEssayFile(chosen: readonly File[]): Promise<void> {
    const [file] = chosen;
    if (!file || isBusy.current) return;
    setRefused([]);
    const pictures = chosen.filter(({ type }) => type.startsWith('image/'));
    if (onPictures && pictures.length > 0) return onPictures(pictures);
    isBusy.current = true;
    setIsOpening(true);
    const opened = await files.open(file);
    isBusy.current = false;
    setIsOpening(false);
    take(opened, { title: 'Abri o arquivo', name: file.name });
  }

  /** Opens what another app has shared: files as if they were chosen here, and a text as if it were that of a file. */
  async function openShared(shared: Shared | null): Promise<void> {
    if (!shared) setRefused([NOT_ARRIVED]);
    else if (shared.kind === 'files') await openEssayFile(shared.files);
    else take(tidyEssay(shared.text), { title: 'Recebi o texto compartilhado' });
  }

  function take(opened: OpenedFile, source: Source) {
    const refuse = (sentence: string) =>
      setRefused([{ name: source.name ?? 'Texto compartilhado', sentence }]);
    if (!opened.ok) refuse(ESSAY_FILE_FAULTS[opened.reason]);
    else if (opened.kind === 'text') offer({ ...source, text: opened.text });
    else if (onPictures) onPictures(opened.files);
    else refuse(ONLY_PICTURES);
  }

  function offer(waiting: Waiting) {
    if (isBlank(field.current?.value ?? '')) put(waiting, 'replace');
    else setQuestion(waiting);
  }

  function put({ text, title, name }: Waiting, how: Placing) {
    const sheet = field.current;
    if (!sheet || how === 'keep') return;
    // Another tab has begun to edit meanwhile.
    if (sheet.readOnly || sheet.disabled) return notify(NOT_PUT);
    const { value } = sheet;
    const start = how === 'append' ? value.trimEnd().length : 0;
    putText(sheet, { start, end: value.length }, how === 'append' ? `\n${text}` : text, {
      title,
      ...(name && { description: name }),
      back: value.slice(start),
    });
  }

  function answer(how: Placing) {
    if (question) setAnswered({ ...question, how });
    setQuestion(null);
  }

  // After the question has closed, because an open dialog keeps the focus, without which the sheet's own undo would
  // not record the change.
  const putAnswered = useEffectEvent(() => {
    if (answered) put(answered, answered.how);
  });
  useEffect(() => putAnswered(), [answered]);

  return { openEssayFile, openShared, isOpening, refused, dismiss: () => setRefused([]), question, answer };
}

const NOT_PUT: ToastMessage = {
  title: 'O texto não entrou na folha',
  description: 'Ela está aberta em outra aba. Toque em “Continuar aqui” e abra o texto de novo.',
};
