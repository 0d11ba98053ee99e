import { Camera, FolderOpen } from 'lucide-react';
import { useRef, type ChangeEvent, type RefObject } from 'react';
import { Button } from '@/ui/button';

type ChoosePhotosProps = {
  isFirst?: boolean;
  isDisabled: boolean;
  onFiles(files: readonly File[]): void;
};

/** "Tirar Foto" and "Escolher Arquivo" (R-PHOTO-1). On a device without a camera, both open the file picker. */
export function ChoosePhotos({ isFirst = false, isDisabled, onFiles }: ChoosePhotosProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-3 max-sm:[&>button]:grow">
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        disabled={isDisabled}
        onClick={() => camera.current?.click()}
      >
        <Camera size={20} strokeWidth={1.75} aria-hidden="true" />
        Tirar Foto
      </Button>
      <Button variant="outline" disabled={isDisabled} onClick={() => files.current?.click()}>
        <FolderOpen size={20} strokeWidth={1.75} aria-hidden="true" />
        Escolher Arquivo
      </Button>
      <FileInput ref={camera} capture="environment" onFiles={onFiles} />
      <FileInput ref={files} multiple onFiles={onFiles} />
    </div>
  );
}

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  capture?: 'environment';
  multiple?: boolean;
  onFiles(files: readonly File[]): void;
};

/** Hidden file input, opened by a visible, focusable button. */
export function FileInput({ ref, capture, multiple = false, onFiles }: FileInputProps) {
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(currentTarget.files ?? []);
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  }

  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      capture={capture}
      multiple={multiple}
      hidden
      onChange={handleChange}
    />
  );
}
