import { Info } from 'lucide-react';
import type { ReadText } from './reading-flow';
import type { PhotoPage } from '../photo-desk';
import { PHOTO_ADVICE } from '@/copy/photo';
import type { PhotoAdvice } from '@/domain/ocr/page-reading';

/** Of what is said of the text only the gravest; what is said of the photo, unless its row says so already. */
const OF_THE_TEXT: readonly PhotoAdvice[] = ['handwritten', 'unreadable', 'check'];

type ReadingAdviceProps = { result: ReadText; pages: readonly PhotoPage[] };

/** What there is to say of a reading before its text is used. */
export function ReadingAdvice({ result: { advice, blankPages }, pages }: ReadingAdviceProps) {
  const gravest = OF_THE_TEXT.find((code) => advice.includes(code));
  const isSaidAbove = (code: PhotoAdvice) => pages.some(({ photo }) => photo.advice.includes(code));
  const codes = advice.filter(
    (code) => code === gravest || (!OF_THE_TEXT.includes(code) && !isSaidAbove(code)),
  );
  const sentences = [
    ...codes.map((code) => PHOTO_ADVICE[code]),
    ...pages.flatMap(({ id }, at) =>
      blankPages.includes(id) ? [`Na foto ${at + 1} não encontrei texto.`] : [],
    ),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="flex items-start gap-2 rounded-md bg-warn-bg px-3 py-2.5 text-sm text-warn">
      <Info size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
