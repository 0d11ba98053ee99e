import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhotoTab } from '@/features/photo/photo-tab';
import { paths } from '@/lib/paths';
import { ToastHost } from '@/ui/toast';
import { buildOcrResult } from './reading/build-pages';
import { buildPhoto, fakePhotos, imageFile, textFile } from '../../support/photos';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

const SHEET = { essay: '', onEssay() {}, onUse() {}, isDisabled: false };

function renderTab({ isOpen = true, isDisabled = false, ...options }: Setup = {}) {
  const services = fakeServices({ photos: fakePhotos(), ...options });
  const view = renderWithServices(
    <>
      <PhotoTab {...SHEET} isOpen={isOpen} isDisabled={isDisabled} />
      <ToastHost />
    </>,
    { services },
  );
  return { ...view, keyboard: userEvent.setup({ applyAccept: false }) };
}

type Setup = FakeOptions & { isOpen?: boolean; isDisabled?: boolean };

const input = (selector: string) =>
  document.querySelector<HTMLInputElement>(`input[type="file"]${selector}`)!;
const names = () => screen.queryAllByText(/ · \d/).map((line) => line.textContent?.split(' · ')[0]);

async function renderPages(...files: string[]) {
  const tab = renderTab();
  await tab.keyboard.upload(input('[multiple]'), files.map(imageFile));
  await waitFor(() => expect(names()).toEqual(files));
  return tab;
}

describe('before the first photo', () => {
  it('says what can be read, that photos stay here, and how much the first reading fetches', async () => {
    renderTab();
    expect(screen.getByText(/Letra de mão é lida linha por linha/)).toBeInTheDocument();
    expect(screen.getByText(/Neste aparelho: a leitura é feita aqui/)).toBeInTheDocument();
    expect(await screen.findByText(/A primeira leitura baixa 2,7\sMB/)).toBeInTheDocument();
  });

  it('says so when nothing is left to fetch', async () => {
    renderTab({ photos: fakePhotos({ missingBytes: async () => ({ print: 0, handwriting: 0 }) }) });
    expect(await screen.findByText(/funciona sem internet/)).toBeInTheDocument();
  });

  it('promises nothing where the size cannot be told', async () => {
    const missingBytes = vi.fn(() => Promise.reject<never>(new Error('offline')));
    renderTab({ photos: fakePhotos({ missingBytes }) });
    await waitFor(() => expect(missingBytes).toHaveBeenCalled());
    expect(screen.queryByText(/primeira leitura|sem internet/)).not.toBeInTheDocument();
  });

  it('"Tirar Foto" asks for the camera, "Escolher Arquivo" for images', async () => {
    const { keyboard } = renderTab();
    const opened: string[] = [];
    for (const selector of ['[capture]', '[multiple]']) {
      input(selector).addEventListener('click', () => opened.push(selector));
    }
    await keyboard.click(screen.getByRole('button', { name: 'Tirar Foto' }));
    await keyboard.click(screen.getByRole('button', { name: 'Escolher Arquivo' }));
    expect(opened).toEqual(['[capture]', '[multiple]']);
    expect(input('[capture]')).toHaveAttribute('capture', 'environment');
    expect(input('[multiple]')).toHaveAttribute('accept', 'image/*');
  });
});

it('leads to a sheet to print', () => {
  renderTab();
  const link = screen.getByRole('link', { name: 'Imprimir uma folha de redação' });
  expect(link).toHaveAttribute('href', paths.student.answerSheet());
});

describe('choosing', () => {
  it('brings the pages in order, says so, and the focus to them', async () => {
    await renderPages('frente.jpg', 'verso.jpg');
    expect(screen.getByText('Fotos adicionadas: são 2 páginas.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Fotos da folha' })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Foto da página 2' })).toBeInTheDocument();
  });

  it.each<[requirement: string, code: 'not-an-image' | 'too-large', title: string, description: string]>([
    ['another type', 'not-an-image', 'Erro', 'Por favor, selecione apenas arquivos de imagem.'],
    ['more than 10 MB', 'too-large', 'Arquivo muito grande', 'Por favor, escolha uma imagem menor que 10MB.'],
  ])('%s is refused in the words of R-PHOTO-2', async (_requirement, code, title, description) => {
    const { PhotoError } = await import('@/contracts/photo-error');
    const { keyboard } = renderTab({
      photos: fakePhotos({ open: () => Promise.reject(new PhotoError(code)) }),
    });
    await keyboard.upload(input('[multiple]'), imageFile());
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
  });

  it('of good files and a bad one keeps the good ones and names the bad one, until dismissed', async () => {
    const { keyboard } = renderTab();
    await keyboard.upload(input('[multiple]'), [
      imageFile('frente.jpg'),
      textFile('lista.txt'),
      imageFile('verso.jpg'),
    ]);
    expect(await screen.findByText('lista.txt')).toBeInTheDocument();
    expect(names()).toEqual(['frente.jpg', 'verso.jpg']);
    await keyboard.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
    expect(screen.queryByText('lista.txt')).not.toBeInTheDocument();
  });

  it('the same file can be chosen twice', async () => {
    const { keyboard } = await renderPages('frente.jpg');
    await keyboard.upload(input('[multiple]'), imageFile('frente.jpg'));
    await waitFor(() => expect(names()).toEqual(['frente.jpg', 'frente.jpg']));
  });
});

describe('two facing pages', () => {
  it('are two pages, which is said, and one again when the student says so', async () => {
    const fold = { top: 0.5, bottom: 0.5 };
    const open: ReturnType<typeof fakePhotos>['open'] = async (original, _signal, part) =>
      buildPhoto({ original, ...(part ? { part } : { fold }) });
    const { keyboard } = renderTab({ photos: fakePhotos({ open }) });
    await keyboard.upload(input('[multiple]'), imageFile('caderno.jpg'));
    expect(await screen.findByText('caderno.jpg · página da direita')).toBeInTheDocument();
    expect(screen.getByText(/^Há duas páginas em uma foto: a da esquerda vem primeiro/)).toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: /^Era uma página só/ });
    await keyboard.click(first!);
    expect(names()).toEqual(['caderno.jpg']);
    expect(screen.getByRole('heading', { name: 'Foto da folha' })).toHaveFocus();
    await keyboard.click(screen.getByRole('button', { name: 'São duas páginas' }));
    expect(await screen.findByText('caderno.jpg · página da esquerda')).toBeInTheDocument();
  });
});

describe('dropping and pasting', () => {
  const files = (...list: File[]) => ({ files: list, types: ['Files'] });

  it('a file over the page is awaited, and taken when it drops', async () => {
    renderTab();
    fireEvent.dragOver(document.body, { dataTransfer: files() });
    expect(screen.getByText('Solte a foto aqui')).toBeInTheDocument();
    fireEvent.drop(document.body, { dataTransfer: files(imageFile('solta.jpg')) });
    expect(screen.queryByText('Solte a foto aqui')).not.toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['solta.jpg']));
  });

  const leave = (relatedTarget: Element | null) =>
    new MouseEvent('dragleave', { bubbles: true, relatedTarget });

  it('a file that leaves the page again is no longer awaited', () => {
    renderTab();
    fireEvent.dragOver(document.body, { dataTransfer: files() });
    fireEvent(document.body, leave(document.querySelector('h2')));
    expect(screen.getByText('Solte a foto aqui')).toBeInTheDocument();
    fireEvent(document.body, leave(null));
    expect(screen.queryByText('Solte a foto aqui')).not.toBeInTheDocument();
  });

  it('dragged text is none of its business', () => {
    renderTab();
    const event = createEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(false);
    expect(screen.queryByText('Solte a foto aqui')).not.toBeInTheDocument();
  });

  it('an image is pasted as a page', async () => {
    renderTab();
    fireEvent.paste(document.body, { clipboardData: files(imageFile('colada.png')) });
    await waitFor(() => expect(names()).toEqual(['colada.png']));
  });

  it.each<[requirement: string, types: string[], list: File[]]>([
    ['text', ['text/plain'], []],
    ['text that comes with its picture, as from a word processor', ['text/plain', 'Files'], [imageFile()]],
  ])('%s pasted in a field stays text', async (_requirement, types, list) => {
    renderTab();
    const field = document.body.appendChild(document.createElement('textarea'));
    const event = createEvent.paste(field, { clipboardData: { types, files: list } });
    fireEvent(field, event);
    field.remove();
    expect(event.defaultPrevented).toBe(false);
    expect(names()).toEqual([]);
  });

  it.each<[requirement: string, setup: Setup]>([
    ['while another tab is open', { isOpen: false }],
    ['while a correction runs', { isDisabled: true }],
  ])('nothing is taken %s', async (_requirement, setup) => {
    const open = vi.fn(() => Promise.reject(new Error('never')));
    renderTab({ ...setup, photos: fakePhotos({ open }) });
    fireEvent.paste(document.body, { clipboardData: files(imageFile()) });
    fireEvent.drop(document.body, { dataTransfer: files(imageFile()) });
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
  });

  it('nothing is taken behind a dialog', async () => {
    const { keyboard } = await renderPages('frente.jpg');
    await keyboard.click(screen.getByRole('button', { name: 'Ajustar folha' }));
    await screen.findByRole('dialog');
    fireEvent.paste(document.body, { clipboardData: files(imageFile('colada.png')) });
    await keyboard.keyboard('{Escape}');
    expect(names()).toEqual(['frente.jpg']);
  });
});

it('shows a photo upright that was read sideways, and does not ask to read it again', async () => {
  const read = async () => ({ ...buildOcrResult(['Era uma vez.']), turns: 3 as const });
  const { keyboard } = renderTab({ photos: fakePhotos({ read }) });
  await keyboard.upload(input('[multiple]'), imageFile('deitada.jpg'));
  await keyboard.click(await screen.findByRole('button', { name: 'Extrair Texto com IA' }));
  expect(await screen.findByRole('img', { name: 'Foto da folha, girada em 270°' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Extrair Texto com IA' })).toBeNull());
});

it('puts the notice of a refused file away once the text is being read', async () => {
  const read = () => new Promise<never>(() => {});
  const { keyboard } = renderTab({ photos: fakePhotos({ read }) });
  await keyboard.upload(input('[multiple]'), [imageFile('frente.jpg'), textFile('lista.txt')]);
  expect(await screen.findByText(/Este arquivo não é uma imagem/)).toBeInTheDocument();
  await keyboard.click(screen.getByRole('button', { name: 'Extrair Texto com IA' }));
  await waitFor(() => expect(screen.queryByText(/Este arquivo não é uma imagem/)).toBeNull());
});

describe('a page', () => {
  it('is turned, which is said', async () => {
    const { keyboard } = await renderPages('frente.jpg');
    await keyboard.click(screen.getByRole('button', { name: 'Girar' }));
    expect(screen.getByRole('img', { name: 'Foto da folha, girada em 90°' })).toBeInTheDocument();
    expect(screen.getByText('Foto girada em 90°.')).toBeInTheDocument();
  });

  it('is exchanged for another photo in its place', async () => {
    const { keyboard } = await renderPages('frente.jpg', 'verso.jpg');
    const first = within(screen.getAllByRole('listitem')[0]!);
    const chooser = first.getByRole('button', { name: 'Trocar Imagem da página 1' });
    const replacement = chooser.parentElement!.querySelector<HTMLInputElement>('input[type="file"]')!;
    await keyboard.upload(replacement, imageFile('nova.jpg'));
    await waitFor(() => expect(names()).toEqual(['nova.jpg', 'verso.jpg']));
  });

  it('is removed, and comes back', async () => {
    const { keyboard } = await renderPages('frente.jpg', 'verso.jpg');
    await keyboard.click(screen.getByRole('button', { name: 'Remover a página 1' }));
    expect(names()).toEqual(['verso.jpg']);
    expect(screen.getByRole('heading', { name: 'Foto da folha' })).toHaveFocus();
    await keyboard.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(names()).toEqual(['frente.jpg', 'verso.jpg']);
  });

  it('the last one removed leaves the start, with the focus on it', async () => {
    const { keyboard } = await renderPages('frente.jpg');
    await keyboard.click(screen.getByRole('button', { name: 'Remover' }));
    expect(screen.getByRole('heading', { name: 'Do papel para a folha' })).toHaveFocus();
  });

  it('moves up and down, said aloud, with the focus on its button', async () => {
    const { keyboard } = await renderPages('1.jpg', '2.jpg', '3.jpg');
    await keyboard.click(screen.getByRole('button', { name: 'Mover a página 1 para baixo' }));
    expect(names()).toEqual(['2.jpg', '1.jpg', '3.jpg']);
    expect(screen.getByText('A página 1 agora é a página 2.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mover a página 2 para baixo' })).toHaveFocus();
    await keyboard.keyboard('{Enter}');
    expect(names()).toEqual(['2.jpg', '3.jpg', '1.jpg']);
    // The page cannot move further, so the focus goes to the button for the opposite direction.
    expect(screen.getByRole('button', { name: 'Mover a página 3 para cima' })).toHaveFocus();
  });

  it('tells before reading what is wrong with its photo', async () => {
    const { keyboard } = renderTab({
      photos: fakePhotos({ open: async (original) => buildPhoto({ original, advice: ['blurred'] }) }),
    });
    await keyboard.upload(input('[multiple]'), imageFile());
    expect(
      await screen.findByText(
        'A foto parece tremida ou fora de foco. Apoie o celular e toque na folha para focar.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trocar Imagem' })).toBeEnabled();
  });

  it('"Ocultar foto" hides the picture and keeps the page', async () => {
    const { keyboard } = await renderPages('frente.jpg');
    await keyboard.click(screen.getByRole('button', { name: 'Ocultar foto' }));
    expect(screen.queryByRole('img', { name: 'Foto da folha' })).not.toBeInTheDocument();
    expect(names()).toEqual(['frente.jpg']);
    await keyboard.click(screen.getByRole('button', { name: 'Ver foto' }));
    expect(screen.getByRole('img', { name: 'Foto da folha' })).toBeInTheDocument();
  });
});

it('lets go of the photos and of the reader with the editor', async () => {
  const release = vi.fn();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { keyboard, unmount } = renderTab({ photos: fakePhotos({ release }) });
  await keyboard.upload(input('[multiple]'), imageFile('frente.jpg'));
  await waitFor(() => expect(names()).toEqual(['frente.jpg']));
  unmount();
  expect(release).toHaveBeenCalled();
  expect(revoke).toHaveBeenCalledTimes(2);
});
