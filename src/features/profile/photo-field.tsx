import { useRef, useState } from 'react';
import { photoErrorCode } from '@/contracts/photo-error';
import { PHOTO_ERROR_SENTENCES } from '@/copy/photo';
import { useServices, useSessionUser } from '@/data/services-context';
import { isPortrait } from '@/domain/profile/portrait';
import { Button } from '@/ui/button';
import { PhotoAvatar } from './photo-avatar';

type PhotoFieldProps = {
  /** A data URL, an https address, or empty. */
  value: string;
  onChange(value: string): void;
};

/** A profile photo from a file: its central square, downscaled on the device. */
export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const { photos } = useServices();
  const { name } = useSessionUser();
  const input = useRef<HTMLInputElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleFile(file: File | undefined) {
    if (!file) return;
    setDrawing(true);
    setFailure(null);
    try {
      onChange(await photos.portrait(file));
    } catch (error) {
      setFailure(PHOTO_ERROR_SENTENCES[photoErrorCode(error)]);
    } finally {
      setDrawing(false);
    }
  }

  return (
    <div role="group" aria-labelledby="profile-photo" className="sm:col-span-2">
      <p id="profile-photo" className="text-sm font-semibold">
        Foto
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PhotoAvatar name={name} src={value} className="size-18 text-[1.75rem]" />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              aria-label="Arquivo da foto"
              onChange={({ target }) => {
                void handleFile(target.files?.[0]);
                // Reset, so that the same file can be chosen again.
                target.value = '';
              }}
            />
            <Button
              variant="outline"
              size="small"
              busy={isDrawing}
              busyLabel="Preparando..."
              onClick={() => input.current?.click()}
            >
              {value ? 'Trocar foto' : 'Escolher foto'}
            </Button>
            {value && (
              <Button variant="ghost" size="small" onClick={() => onChange('')}>
                Remover foto
              </Button>
            )}
          </div>
          <p className="mt-1.5 text-sm text-muted">
            {isPortrait(value)
              ? 'Usamos o quadrado do meio da foto. Salve o perfil para guardar.'
              : 'De um arquivo, usamos o quadrado do meio da foto.'}
          </p>
        </div>
      </div>
      <p role="alert" className="text-sm text-error not-empty:mt-2">
        {failure}
      </p>
    </div>
  );
}
