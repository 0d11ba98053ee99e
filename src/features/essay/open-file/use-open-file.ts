import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { putText } from '../put-text';
import { ESSAY_FILE_FAULTS, ONLY_PICTURES } from '@/copy/essay-file';
import type { EssayFiles } from '@/data/services';
import { isBlank } from '@/domain/essay/send-rules';
import type { Placing } from '@/ui/placing-dialog';

export type OpenFileOptions = {
  files: EssayFiles;
  /** The sheet, which gets the text. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Takes pictures of pages, to be read as photos; null where no photos are read. */
  onPictures: ((files: readonly File[]) => void) | null;
};

type Refused = { name: string; sentence: string };
/** A text that waits for an answer where to put it. */
type Waiting = { text: string; name: string };

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
    if (!opened.ok) setRefused([{ name: file.name, sentence: ESSAY_FILE_FAULTS[opened.reason] }]);
    else if (opened.kind === 'text') offer({ text: opened.text, name: file.name });
    else if (onPictures) onPictures(opened.files);
    else setRefused([{ name: file.name, sentence: ONLY_PICTURES }]);
  }

  function offer(waiting: Waiting) {
    if (isBlank(field.current?.value ?? '')) put(waiting, 'replace');
    else setQuestion(waiting);
  }

  function put({ text, name }: Waiting, how: Placing) {
    const sheet = field.current;
    if (!sheet || sheet.readOnly || sheet.disabled || how === 'keep') return;
    const { value } = sheet;
    const start = how === 'append' ? value.trimEnd().length : 0;
    putText(sheet, { start, end: value.length }, how === 'append' ? `\n${text}` : text, {
      title: 'Abri o arquivo',
      description: name,
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

  return { openEssayFile, isOpening, refused, dismiss: () => setRefused([]), question, answer };
}
