import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WritingCheck } from '@/data/services';
import { restoreFinding, ignoreFinding, type Ignorable, type Ignored } from '@/domain/writing/ignored';
import type { ShownElement } from '@/contracts/essay-preferences';
import { INTERVENTION_ELEMENTS } from '@/domain/argument/intervention-elements';
import type { Correction } from '@/domain/evaluation/correction';
import type { Span } from '@/domain/text/span';
import { useWritingServices } from '@/data/writing-services';
import { useStore } from '@/data/services-context';

/** Retry interval (ms) while the dictionary is loading. */
const ASK_AGAIN_MS = 1000;

/**
 * The checker's result for a constant text; null while loading, on failure, or without a text. Until the dictionary
 * is loaded, the result has only the other findings; spelling is added later.
 */
export function useWritingCheck(
  text: string | null,
  theme: string,
): { check: WritingCheck | null; retry: () => void } {
  const { checker } = useWritingServices();
  const [check, setCheck] = useState<WritingCheck | null>(null);
  const askAgain = useRef(() => {});

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      if (text === null) return;
      clearTimeout(timer);
      const answer = await checker.check({ text, theme }, leaving.signal).catch(() => null);
      if (leaving.signal.aborted || !answer) return;
      setCheck(answer);
      if (answer.spelling === 'loading') timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    }
    askAgain.current = () => void ask();
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [checker, text, theme]);

  return { check, retry: () => askAgain.current() };
}

/** The changes from one version of a text to another. */
export function useTextChanges(before: string, after: string) {
  const { checker } = useWritingServices();
  return useQuery({
    queryKey: ['text-changes', before, after],
    queryFn: ({ signal }) => checker.compare({ before, after }, signal),
    networkMode: 'always',
    staleTime: Infinity,
  });
}

/**
 * Suggestions for the word that the student meant; `words` is null until the suggestions are requested and loaded.
 */
export type Suggestions = { words: string[] | null; isAsking: boolean; ask: () => void };

/** Suggestions for one word. Needs a component `key` per word. */
export function useSuggestions(word: string): Suggestions {
  const { checker } = useWritingServices();
  const [words, setWords] = useState<string[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef<AbortController | null>(null);

  useEffect(() => () => asked.current?.abort(), []);

  async function ask() {
    const request = new AbortController();
    asked.current = request;
    setIsAsking(true);
    const found = await checker.suggest(word, request.signal).catch(() => []);
    if (request.signal.aborted) return;
    setWords(found);
    setIsAsking(false);
  }

  return { words, isAsking, ask: () => void ask() };
}

/** Ignores a finding of a text from now on, for this account. Returns the undo function. */
export function useIgnoreFinding(text: string): (finding: Ignorable) => () => void {
  const { writing } = useWritingServices();
  function change(move: (ignored: Ignored) => Ignored) {
    const preferences = writing.get();
    const { findings, words } = move(preferences.ignored);
    writing.set({ ...preferences, ignored: { findings: [...findings], words: [...words] } });
  }
  return (finding) => {
    change((ignored) => ignoreFinding(ignored, text, finding));
    return () => change((ignored) => restoreFinding(ignored, text, finding));
  };
}

/** Maximum number of stored elements; older elements are dropped. */
const MOST_KEPT = 200;

/**
 * Elements that were not recognized in an essay and that the student then pointed out; stored for this account on
 * this device.
 */
export function useShownElements({ id, originalText }: Pick<Correction, 'id' | 'originalText'>) {
  const { writing, checker } = useWritingServices();
  const shown = (useStore(writing).shown ?? []).filter(({ correctionId }) => correctionId === id);

  function keep(one: ShownElement) {
    const preferences = writing.get();
    const others = (preferences.shown ?? []).filter(
      ({ correctionId, element }) => correctionId !== id || element !== one.element,
    );
    writing.set({ ...preferences, shown: [...others, one].slice(-MOST_KEPT) });
  }

  return {
    shown,
    /** Removes all elements pointed out in this essay. */
    forget() {
      const preferences = writing.get();
      const others = (preferences.shown ?? []).filter(({ correctionId }) => correctionId !== id);
      writing.set({ ...preferences, shown: others });
    },
    /**
     * Stores the position at which the student shows the element, or null for no position. First evaluates the
     * sentence at that position for the element; throws if the evaluation fails.
     */
    async show(shownThing: string, place: Span | null): Promise<void> {
      const element = INTERVENTION_ELEMENTS.find((one) => one === shownThing);
      const isSeen =
        place !== null &&
        element !== undefined &&
        (await checker.seesElement({ essay: originalText, element, place }));
      keep({ correctionId: id, element: shownThing, place, isSeen });
    },
  };
}
