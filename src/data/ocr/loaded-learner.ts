import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { toPlainWords } from '@/domain/ocr/hand/read-hand-page';
import { meanConfidence } from '@/domain/ocr/mean-confidence';
import type { State } from '@/lib/create-state';
import type { Owner } from '../local/owner';
import { createLearnedHands, type LearnedHands } from '../local/learned-hands';
import type { HandLearner } from '../services';
import { createHandEngine, type HandEngine } from './hand-engine';
import { HANDWRITING_FILES } from './reader-files';

export type LoadedLearner = Omit<HandLearner, 'isLearned'> & {
  /** The adaptation to the current user's handwriting; null if there is none. */
  learned(): Promise<HandAdaptation | null>;
};

type Ports = { owner: Owner; isLearned: State<boolean>; hands?: LearnedHands; engine?: HandEngine };

/** Name of the network that adaptations belong to; it changes with the network's files. */
const NETWORK = HANDWRITING_FILES.folder;

/**
 * Learns in a separate worker, so that cancelling the recognition of a photo does not end the learning. An
 * adaptation that the device refuses to store is used until the page is closed.
 */
export function createLoadedLearner({
  owner,
  isLearned,
  hands = createLearnedHands(),
  engine = createHandEngine(),
}: Ports): LoadedLearner {
  /** The current and the previous adaptation of the account that used the learner last. */
  let memory: { owner: string; now: HandAdaptation | null; before?: HandAdaptation | null } | null = null;

  // After a deletion of accounts (`forgetPerson`), none of their data may be written back.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) return;
    memory = null;
    void look();
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
      // An adaptation that was not stored is used until the page is closed.
    });
    isLearned.set(next.now !== null);
  }

  const look = async () => isLearned.set((await recall()).now !== null);
  owner.subscribe(() => void look());
  void look();

  return {
    learned: async () => (await recall()).now,
    async learn(lines, signal) {
      const { owner, now } = await recall();
      const strips = lines.map(({ line, text }) => ({ strip: line.strip, text }));
      const learned = await engine.learn(strips, now, signal);
      signal.throwIfAborted();
      if (learned) await keep({ owner, now: learned, before: now });
      return learned !== null;
    },
    async reread(lines, signal) {
      const { now } = await recall();
      const read = await engine.read(
        lines.map(({ strip }) => strip),
        now,
        { signal },
      );
      return lines.map((line, at) => {
        const words = toPlainWords(read[at] ?? []);
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
