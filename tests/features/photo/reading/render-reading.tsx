import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { HandLearner, PhotoReader, Transcriber, WritingChecker } from '@/data/services';
import type { PhotoPage } from '@/features/photo/pages/photo-store';
import { ReadingPanel } from '@/features/photo/reading/reading-panel';
import { useReading } from '@/features/photo/reading/use-reading';
import { ToastHost } from '@/ui/toast';
import { fakePhotos } from '../../../support/photos';
import { dullLearner, fakeServices, renderWithServices, silentChecker } from '../../../support/services';
import { buildPages } from './build-pages';

type Setup = {
  read?: PhotoReader['read'];
  transcriber?: Partial<Transcriber>;
  hand?: Partial<HandLearner>;
  checker?: Partial<WritingChecker>;
  pages?: PhotoPage[];
  essay?: string;
};

/** The reading panel below some photos, with its own essay sheet. */
export function renderReading({
  read,
  transcriber,
  hand,
  checker,
  pages = buildPages('a'),
  essay = '',
}: Setup = {}) {
  const services = fakeServices({
    photos: fakePhotos(read && { read }),
    checker: { ...silentChecker, ...checker },
    hand: { ...dullLearner, ...hand },
    transcriber: {
      isAvailable: async () => transcriber !== undefined,
      transcribe: () => new Promise(() => {}),
      ...transcriber,
    },
  });
  const onUse = vi.fn();
  function Sheet() {
    const [text, setText] = useState(essay);
    const [shown, setShown] = useState(pages);
    const [isDisabled, setIsDisabled] = useState(false);
    const [isOpen, setIsOpen] = useState(true);
    const sheet = { essay: text, onEssay: setText, isDisabled };
    const turnUpright = (read: readonly PhotoPage[]) => read;
    const reading = useReading({ isOpen, turnUpright, ...sheet });
    return (
      <main tabIndex={-1}>
        {isOpen && <ReadingPanel pages={shown} reading={reading} onUse={onUse} {...sheet} />}
        <button onClick={() => setIsOpen(!isOpen)}>Outra aba</button>
        <output aria-label="Folha">{text}</output>
        <button onClick={() => setShown([...shown, ...buildPages('b')])}>Outra página</button>
        <button onClick={() => setShown(buildPages('c'))}>Outra foto</button>
        <input type="checkbox" aria-label="Corrigindo" onChange={() => setIsDisabled(!isDisabled)} />
        <ToastHost />
      </main>
    );
  }

  renderWithServices(<Sheet />, { services });
  return { user: userEvent.setup(), onUse };
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The checkbox that starts or ends a correction. */
export const correcting = () => screen.getByLabelText('Corrigindo');
export const readButton = () => button('Extrair Texto com IA');
export const heading = () => screen.findByRole('heading', { name: 'Confira o texto' });
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto das fotos' });
/** The text on the sheet, even while no element displays it. */
export const essay = () => screen.getByLabelText('Folha').textContent;
export const marks = () =>
  Array.from(document.querySelectorAll('[data-field-mark]'), (mark) => mark.textContent);
export const dock = () => within(screen.getByRole('region', { name: 'Palavras para conferir' }));
