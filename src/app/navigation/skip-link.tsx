import { MAIN_ID } from './main-id';

/** First stop of the keyboard; visible only while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-40 rounded-md bg-paper px-4 py-3 font-semibold text-ink shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Pular para o conteúdo
    </a>
  );
}
