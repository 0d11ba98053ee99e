import { CornerDownRight } from 'lucide-react';
import { PassageButton, type PassageButtonProps } from './passage-button';

type ShowInTextProps = Pick<PassageButtonProps, 'id' | 'place' | 'onShow'> & {
  /** Screen reader text naming the passage. */
  of: string;
};

/** "Mostrar no texto": shows a passage of the essay that is not quoted here. */
export function ShowInText({ of, ...passage }: ShowInTextProps) {
  return (
    <PassageButton
      {...passage}
      className="-ml-1 inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded-sm px-1 text-sm font-semibold text-link hover:underline pointer-coarse:min-h-11"
    >
      <CornerDownRight size={16} strokeWidth={1.75} aria-hidden="true" />
      Mostrar no texto<span className="sr-only">: {of}</span>
    </PassageButton>
  );
}
