import { useEffect, useEffectEvent, useState } from 'react';
import { isDialogOpen } from './can-interrupt';

/**
 * Passes files dropped anywhere on the page and pasted images to `onFiles`. Returns whether files are being dragged
 * over the page. Without this hook, a browser would leave the app to show a file dropped beside its target.
 */
export function useIncomingFiles(isDisabled: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (!isDisabled && files.length > 0 && !isDialogOpen()) onFiles(files);
  });

  useEffect(() => {
    function handleOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    }
    function handleLeave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) setIsOver(false);
    }
    function handleDrop(event: DragEvent) {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(Array.from(event.dataTransfer.files));
    }
    function handlePaste(event: ClipboardEvent) {
      const { clipboardData } = event;
      // Word processors also copy text as an image. When it is pasted into a field, the text is used instead of the
      // image.
      if (!clipboardData || (isField(event.target) && clipboardData.types.includes('text/plain'))) return;
      const images = Array.from(clipboardData.files).filter(({ type }) => type.startsWith('image/'));
      if (images.length === 0) return;
      event.preventDefault();
      take(images);
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('dragover', handleOver, { signal });
    window.addEventListener('dragleave', handleLeave, { signal });
    window.addEventListener('drop', handleDrop, { signal });
    window.addEventListener('paste', handlePaste, { signal });
    return () => leaving.abort();
  }, []);

  return isOver && !isDisabled;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}
