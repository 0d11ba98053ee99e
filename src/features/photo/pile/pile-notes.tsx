import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { longTextSentence, OTHER_THEME_SENTENCE, shortTextSentence } from '@/copy/photo';
import { TYPED_THEME_PHOTOGRAPHED } from '@/copy/theme-guidance';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { shortnessOf, themeOfPile } from '@/domain/classrooms/photo-pile';
import { isBlank, isLongEssay } from '@/domain/essay/send-rules';

/** A warning to the teacher that does not block the next step. */
function Note({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={clsx('flex max-w-prose gap-1.5 text-sm text-warn', className)}>
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

type TypedThemeNoteProps = { temas: Classroom['temas']; theme: string; className?: string };

/** Warns that the teacher required typed essays for this theme. */
export function TypedThemeNote({ temas, theme, className }: TypedThemeNoteProps) {
  if (themeOfPile(temas, theme)?.orientacao?.envio !== 'digitada') return null;
  return <Note className={className}>{TYPED_THEME_PHOTOGRAPHED}</Note>;
}

type TextNotesProps = { text: string; isOffTheme?: boolean; className?: string };

/** Warnings about one text: short, too long to send, or apparently off the theme. */
export function TextNotes({ text, isOffTheme = false, className }: TextNotesProps) {
  const shortness = isBlank(text) ? null : shortnessOf(text);
  return (
    <>
      {shortness && <Note className={className}>{shortTextSentence(shortness, text)}</Note>}
      {isLongEssay(text.length) && <Note className={className}>{longTextSentence()}</Note>}
      {isOffTheme && <Note className={className}>{OTHER_THEME_SENTENCE}</Note>}
    </>
  );
}

type Written = { writer: string; essay: string };

/** Writers whose texts seem to be off the theme, as far as already known. */
export function useOffTheme(theme: string, sheets: readonly Written[]): ReadonlySet<string> {
  const { localEvaluator } = useServices();
  return useQueries({
    queries: sheets.map(({ essay }) => ({
      queryKey: ['pile', 'theme', theme, essay],
      queryFn: ({ signal }: { signal: AbortSignal }) => localEvaluator.checkTheme({ theme, essay }, signal),
      staleTime: Infinity,
      // Students' texts are removed from the cache when the page is left.
      gcTime: 0,
    })),
    combine: (checks) =>
      new Set(sheets.filter((_, at) => checks[at]?.data?.coherent === false).map(({ writer }) => writer)),
  });
}
