import type { ShownElement } from '@/contracts/writing-preferences';
import type { InterventionElement } from '@/domain/argument/intervention-elements';
import type { Correction } from '@/domain/evaluation/correction';
import type { Span } from '@/domain/text/span';
import { useServices, useStore } from './services-context';

/** Of many essays the last ones; nobody goes back further to what a proposal lacked. */
const MOST_KEPT = 200;

/** What the student showed of the proposal of an essay, kept for this account on this device. */
export function useShownElements({ id, originalText }: Pick<Correction, 'id' | 'originalText'>) {
  const { writing, checker } = useServices();
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
    /** Forgets all that was shown of this essay. */
    forget() {
      const preferences = writing.get();
      const others = (preferences.shown ?? []).filter(({ correctionId }) => correctionId !== id);
      writing.set({ ...preferences, shown: others });
    },
    /** Keeps where an element is, or that it is nowhere (null), once the reader has looked there; throws if it could not. */
    async show(element: InterventionElement, place: Span | null): Promise<void> {
      const isSeen = place !== null && (await checker.seesElement({ essay: originalText, element, place }));
      keep({ correctionId: id, element, place, isSeen });
    },
  };
}
