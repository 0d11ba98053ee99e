import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { type OpenFileOptions, useOpenFile } from './use-open-file';
import { type AwaitedFiles, useSharedFiles } from './use-shared-files';
import { ESSAY_FILE_ENDS } from '@/domain/essay-file/essay-file';
import { Button } from '@/ui/button';
import { DropCover } from '@/ui/drop-cover';
import { PlacingDialog } from '@/ui/placing-dialog';
import { RefusedFiles } from '@/ui/refused-files';
import { useIncomingFiles } from '@/ui/use-incoming-files';

type OpenFileProps = OpenFileOptions & { isDisabled: boolean; awaited?: AwaitedFiles | null };

/**
 * "Abrir arquivo": an essay from a file that is chosen, dropped anywhere on the page, or shared by another app. The parent
 * is positioned, as it is covered while a file is dragged.
 */
export function OpenFile({ isDisabled, awaited = null, ...options }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const { openEssayFile, openShared, isOpening, refused, dismiss, question, answer } = useOpenFile(options);
  useSharedFiles(isDisabled ? null : awaited, (shared) => void openShared(shared));
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
      <input ref={input} type="file" accept={ESSAY_FILE_ENDS.join()} hidden onChange={handleChange} />
      <div className="order-last w-full empty:hidden">
        <RefusedFiles refused={refused} onDismiss={dismiss} />
      </div>
      {isOver && <DropCover>Solte o arquivo aqui</DropCover>}
      <PlacingDialog
        open={question !== null}
        news={`${[question?.title, question?.name].filter(Boolean).join(' ')}.`}
        onAnswer={answer}
      />
    </>
  );
}
