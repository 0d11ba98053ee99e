import { CircleAlert, X } from 'lucide-react';
import { IconButton } from './icon-button';

type RefusedFilesProps = { refused: readonly { name: string; sentence: string }[]; onDismiss(): void };

/** Persistent list, instead of a toast, of the refused files and what to do about each. */
export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  return (
    <div aria-live="polite">
      {refused.length > 0 && (
        <div className="mt-4 flex items-start gap-2 rounded-md border border-current bg-error-bg p-1 pl-3 text-error">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-3 shrink-0" />
          <ul className="grid min-w-0 grow gap-1.5 py-2.5 text-sm">
            {refused.map(({ name, sentence }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
              <li key={at} className="wrap-anywhere">
                <b>{name}</b>: {sentence}
              </li>
            ))}
          </ul>
          <IconButton label="Dispensar aviso" onClick={onDismiss}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
