import { describe, expect, it } from 'vitest';
import { PHOTO_ERROR_CODES, type PhotoErrorCode } from '@/contracts/photo-error';
import { PHOTO_ERROR_SENTENCES, photoFailure, refusalToast } from '@/copy/photo';

describe('photoFailure', () => {
  it.each<[requirement: PhotoErrorCode, title: string, description: string]>([
    ['not-an-image', 'Erro', 'Por favor, selecione apenas arquivos de imagem.'],
    ['too-large', 'Arquivo muito grande', 'Por favor, escolha uma imagem menor que 10MB.'],
    [
      'unreadable-file',
      'Erro no processamento',
      'Falha ao processar imagem. Tente com uma foto mais nítida.',
    ],
    ['nothing-read', 'Erro no processamento', 'Tente com uma foto mais nítida e bem iluminada.'],
    ['heic', 'Erro no processamento', PHOTO_ERROR_SENTENCES.heic],
  ])('%s has the toast of R-PHOTO-2 or R-PHOTO-7', (code, title, description) => {
    expect(photoFailure(code)).toEqual({ title, description, variant: 'destructive' });
  });

  it('of a refused file is shown where there is one: the reason stays on the page', () => {
    const toasts = PHOTO_ERROR_CODES.filter((code) => refusalToast(code) !== null);
    expect(toasts).toEqual(['not-an-image', 'too-large']);
  });

  it.each(PHOTO_ERROR_CODES)('%s says what happened and what to do, without shouting', (code) => {
    const sentence = PHOTO_ERROR_SENTENCES[code];
    expect(sentence).toMatch(/\b(tente|tire|escolha|confira|atualize|digite|reduza)\b/i);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toContain('!');
  });
});
