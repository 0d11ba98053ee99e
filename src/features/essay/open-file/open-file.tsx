import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { type OpenFileOptions, useOpenFile } from './use-open-file';
import { Button } from '@/ui/button';
import { DropCover } from '@/ui/drop-cover';
import { PlacingDialog } from '@/ui/placing-dialog';
import { RefusedFiles } from '@/ui/refused-files';
import { useIncomingFiles } from '@/ui/use-incoming-files';

const KINDS = '.docx,.odt,.pdf,.txt,.rtf,.doc';

type OpenFileProps = OpenFileOptions & { isDisabled: boolean };

/**
 * "Abrir arquivo": an essay from a file that is chosen, or dropped anywhere on the page. The parent is positioned, as it is
 * covered while a file is dragged.
 */
export function OpenFile({ isDisabled, ...options }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const { openEssayFile, isOpening, refused, dismiss, question, answer } = useOpenFile(options);
  const isOver = useIncomingFiles(isDisabled || isOpening, (files) => void openEssayFile(files));

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(currentTarget.files ?? []);
    // Allows choosing the same file again.
    currentTarget.value = '';
    void openEssayFile(chosen);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        disabled={isDisabled}
        busy={isOpening}
        busyLabel="Abrindo…"
        onClick={() => input.current?.click()}
      >
        <FolderOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        Abrir arquivo
      </Button>
      <input ref={input} type="file" accept={KINDS} hidden onChange={handleChange} />
      <div className="order-last w-full empty:hidden">
        <RefusedFiles refused={refused} onDismiss={dismiss} />
      </div>
      {isOver && <DropCover>Solte o arquivo aqui</DropCover>}
      <PlacingDialog open={question !== null} news={`Abri o arquivo ${question?.name}.`} onAnswer={answer} />
    </>
  );
}
