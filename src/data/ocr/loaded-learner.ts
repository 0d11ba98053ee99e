import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { meanConfidence } from '@/domain/ocr/mean-confidence';
import type { Owner } from '../local/owner';
import type { LearnedHands } from '../local/learned-hands';
import type { HandLearner } from '../services';
import { createHandEngine } from './hand-engine';
import { HANDWRITING_FILES } from './reader-files';

/** What `HandLearner` does once it is asked; `onChange` hears whether something is learned now. */
export type LoadedLearner = Omit<HandLearner, 'isLearned'> & {
  learned(): Promise<HandAdaptation | null>;
};

/** What an adaptation is for: its name changes with the network. */
const NETWORK = HANDWRITING_FILES.folder;

/**
 * Learns in a worker of its own, so that a reading that is cancelled ends no learning. What the device refuses to keep lives
 * on until the page is closed.
 */
export function createLoadedLearner(
  { owner, hands, onChange }: { owner: Owner; hands: LearnedHands; onChange(isLearned: boolean): void },
  engine = createHandEngine(),
): LoadedLearner {
  /** Of the account that used it last: what it has learned, and what it had before. */
  let memory: { owner: string; now: HandAdaptation | null; before?: HandAdaptation | null } | null = null;

  // Accounts were deleted (`forgetPerson`): nothing of theirs is written back.
  window.addEventListener('storage', ({ key }) => {
    if (key === null) memory = null;
  });

  async function recall(): Promise<NonNullable<typeof memory>> {
    const name = owner.last();
    if (memory?.owner === name) return memory;
    const now = await hands.load(name, NETWORK);
    memory = { owner: name, now };
    return memory;
  }

  async function keep(next: NonNullable<typeof memory>): Promise<void> {
    memory = next;
    await hands.keep(next.owner, NETWORK, next.now).catch(() => {
      // It is used until the page is closed.
    });
    onChange(next.now !== null);
  }

  return {
    learned: async () => (await recall()).now,
    async learn(lines, signal) {
      const { owner, now } = await recall();
      const strips = lines.map(({ line, text }) => ({ strip: line.strip, text }));
      const learned = await engine.learn(strips, now, signal);
      signal.throwIfAborted();
      await keep({ owner, now: learned, before: now });
    },
    async reread(lines, signal) {
      const { now } = await recall();
      const read = await engine.read(
        lines.map(({ strip }) => strip),
        now,
        { signal },
      );
      return lines.map((line, at) => {
        const words = read[at] ?? [];
        return { ...line, words, confidence: meanConfidence(words) };
      });
    },
    async undo() {
      const { owner, before } = await recall();
      if (before !== undefined) await keep({ owner, now: before });
    },
    async forget() {
      const { owner } = await recall();
      await keep({ owner, now: null });
    },
  };
}
