import { CloudOff } from 'lucide-react';

/** Says above a form that it needs a network. The live region exists before the sentence, so that it is announced. */
export function NetworkNote({ sentence }: { sentence: string | null }) {
  return (
    <output className="block empty:hidden">
      {sentence && (
        <span className="flex gap-2 rounded-md bg-tray px-3.5 py-2.5 text-sm text-ink">
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" className="mt-[0.1em] shrink-0" />
          <span>{sentence}</span>
        </span>
      )}
    </output>
  );
}
