import type { Axis } from '../themes/proposals/proposal.ts';

/** What an entry is. */
export const ENTRY_KINDS = ['lei', 'dado', 'ideia', 'livro', 'filme', 'música', 'acontecimento'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Something from outside the exam that a student can use in an argument, with a use that proves something
 * (`productive`) beside one that would fit any theme (`pocket`). All wording is our own, in plain prose.
 */
export type RepertoireEntry = {
  /** Kebab-case; never changes. */
  id: string;
  kind: EntryKind;
  /** The subject areas it serves, the nearest one first. */
  axes: readonly [Axis, ...Axis[]];
  name: string;
  /** Who wrote, made or did it. */
  by?: string;
  /** Of the law, the work or the event; of figures, the year that they are about. */
  year?: number;
  /** Where a student can check it. */
  source: string;
  /** What it says or is. */
  says: string;
  /** What it can prove. */
  serves: string;
  /** The usual wrong use. */
  trap: string;
  /** The theme of `productive`. */
  theme: string;
  /** The entry at work in an argument on `theme`: tied to a claim, and explained. */
  productive: string;
  /** The entry pasted on ("repertório de bolso"). */
  pocket: string;
};
