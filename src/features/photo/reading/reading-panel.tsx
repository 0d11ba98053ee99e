import type { PhotoPage } from '../photo-desk';
import type { Reading } from './use-reading';

export type ReadingPanelProps = {
  /** In order, at least one. */
  pages: readonly PhotoPage[];
  reading: Reading;
  essay: string;
  onEssay(essay: string): void;
  onUse(): void;
  isDisabled: boolean;
};

/** From the pages to the text on the sheet. */
export function ReadingPanel(_props: ReadingPanelProps) {
  return null;
}
