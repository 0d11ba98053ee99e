import { ArrowRight } from 'lucide-react';

type ChangeTextProps = {
  from: string;
  /** The suggested text. Empty if the passage is to be deleted; undefined if there is no suggestion. */
  to: string | undefined;
  /** Highlights the suggestion. */
  isCurrent?: boolean;
};

const MAX_QUOTED = 90;

/** Shows a suggestion in the form "old text → new text". */
export function ChangeText({ from, to, isCurrent = false }: ChangeTextProps) {
  const stroke = isCurrent ? 'hl' : undefined;
  if (to === undefined) {
    return (
      <b className="font-normal">
        “<span className={stroke}>{shorten(from)}</span>”
      </b>
    );
  }
  return (
    <>
      <s className="text-muted decoration-1">{shorten(from)}</s> <span className="sr-only">trocar por</span>{' '}
      <ArrowRight
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mr-1.5 inline-block align-[-0.1em]"
      />
      <b className={stroke}>{to || '(corte)'}</b>
    </>
  );
}

function shorten(passage: string): string {
  const text = passage.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_QUOTED) return text;
  return `${text.slice(0, MAX_QUOTED).replace(/\s+\S*$/, '')}…`;
}
