import type { RefObject } from 'react';
import { ListChecks } from 'lucide-react';
import { useServices, useStore } from '@/data/services-context';
import { isEmptyOutline, shownOutline } from '@/domain/outline/outline';
import { lazyPart } from '@/lib/lazy-part';
import { Button } from '@/ui/button';
import type { DraftKeeper } from '../draft-keeper';
import { STRIP_SPACE, useRewritten } from './rewritten';

/** The plan; without its code one writes as before. */
export const OutlinePanel = lazyPart(() => import('./outline-panel').then((module) => module.OutlinePanel));
const OutlineStrip = lazyPart(() => import('./outline-strip').then((module) => module.OutlineStrip));

type OutlineToggleProps = { isOpen: boolean; onToggle(): void };

/** Opens and folds the plan. */
export function OutlineToggle({ isOpen, onToggle }: OutlineToggleProps) {
  return (
    <Button variant="outline" size="small" aria-expanded={isOpen} onClick={onToggle}>
      <ListChecks size={17} strokeWidth={1.75} aria-hidden="true" />
      Plano
    </Button>
  );
}

type OutlineNotesProps = {
  keeper: DraftKeeper;
  field: RefObject<HTMLTextAreaElement | null>;
  essay: string;
  theme: string;
  onOpen(): void;
};

/** A written plan, folded to a strip above the sheet. Its space is kept while its code loads. */
export function OutlineNotes({ keeper, ...props }: OutlineNotesProps) {
  const { outlines } = useServices();
  const outline = shownOutline(useStore(outlines), useRewritten(keeper));
  if (isEmptyOutline(outline)) return null;
  return <OutlineStrip {...props} outline={outline} fallback={<div className={STRIP_SPACE} />} />;
}
