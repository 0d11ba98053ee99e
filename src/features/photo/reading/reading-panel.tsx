import type { PhotoPage } from '../photo-desk';

export type ReadingPanelProps = {
  /** In order, at least one. */
  pages: readonly PhotoPage[];
  essay: string;
  onEssay(essay: string): void;
  onUse(): void;
  isDisabled: boolean;
};

/** From the pages to the text on the sheet. */
export function ReadingPanel(_props: ReadingPanelProps) {
  return null;
}
