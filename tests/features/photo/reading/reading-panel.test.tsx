import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import type { PhotoReader, ReadingProgress } from '@/data/services';
import { buildPages, buildOcrResult } from './build-pages';
import { box, button, correcting, essay, heading, readButton, renderReading } from './render-reading';

type Read = PhotoReader['read'];

const reads =
  (...paragraphs: string[]): Read =>
  async () =>
    buildOcrResult(paragraphs);
const question = () => screen.findByRole('alertdialog', { name: 'A folha já tem um texto' });

describe('reading the photos', () => {
  it('tells what is being done with which photo, and puts the text on a blank sheet', async () => {
    let tell: (progress: ReadingProgress) => void = () => {};
    let finish: () => void = () => {};
    const { user, onUse } = renderReading({
      pages: buildPages('a', 'b'),
      read: (_photo, _edit, { onProgress }) =>
        new Promise((resolve) => {
          tell = onProgress;
          finish = () => resolve(buildOcrResult(['A fome persiste.']));
        }),
    });
    await user.click(readButton());
    act(() => tell({ stage: 'reading', percent: 60 }));
    expect(screen.getByText('Foto 1 de 2: lendo o texto')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await act(async () => finish());
    act(() => tell({ stage: 'preparing', percent: 30 }));
    expect(screen.getByText('Foto 2 de 2: endireitando a folha')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65');
    await act(async () => finish());

    expect(await heading()).toHaveFocus();
    expect(box()).toHaveValue('A fome persiste.\nA fome persiste.');
    expect(await screen.findByText('Texto extraído!')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Contagem' })).toHaveTextContent('6 palavras2/30 linhas');
    await user.click(button('Usar esse texto'));
    expect(onUse).toHaveBeenCalledOnce();
    expect(await screen.findByText('Texto confirmado!')).toBeInTheDocument();
  });

  it('is cancelled at once: the text stays, and the keyboard is where it was', async () => {
    const { user } = renderReading({ read: () => new Promise(() => {}), essay: 'Meu texto.' });
    await user.click(readButton());
    expect(button('Cancelar')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(readButton()).toHaveFocus();
    expect(essay()).toBe('Meu texto.');
  });

  it('passes every edit on', async () => {
    const { user } = renderReading({ read: reads('A fome.') });
    await user.click(readButton());
    await heading();
    await user.type(box(), ' Fim.');
    expect(essay()).toBe('A fome. Fim.');
  });

  it('says why it failed, keeps everything, and can try again', async () => {
    const read = vi.fn<Read>().mockRejectedValueOnce(new PhotoError('reader-silent'));
    read.mockImplementation(reads('A fome.'));
    const { user } = renderReading({ read });
    await user.click(readButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/parou de responder/);
    expect(await screen.findByText('Erro no processamento')).toBeInTheDocument();
    expect(button('Tentar de novo')).toHaveFocus();
    await user.click(button('Tentar de novo'));
    await heading();
    expect(essay()).toBe('A fome.');
  });

  it('does not blame a photo that came later', async () => {
    const read = vi.fn<Read>().mockRejectedValueOnce(new PhotoError('nothing-read'));
    read.mockImplementation(reads('A fome.'));
    const { user } = renderReading({ read });
    await user.click(readButton());
    await screen.findByRole('alert');
    await user.click(button('Outra página'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(readButton());
    await heading();
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('says that nothing was found (R-PHOTO-7)', async () => {
    const { user } = renderReading({ read: async () => buildOcrResult([]) });
    await user.click(readButton());
    expect(
      await screen.findByText('Tente com uma foto mais nítida e bem iluminada.', { exact: true }),
    ).toBeInTheDocument();
  });

  it('tells the gravest thing about the text, what to do about the photo, and which one was blank', async () => {
    const { user } = renderReading({
      pages: buildPages('a', 'b'),
      read: async ({ original }) =>
        original.name === 'a.jpg'
          ? buildOcrResult(['A fome.'], ['blurred', 'check', 'unreadable'])
          : buildOcrResult([]),
    });
    await user.click(readButton());
    await heading();
    expect(screen.getByText(/parece tremida/)).toBeInTheDocument();
    expect(screen.getByText(/Não consegui ler bem/)).toBeInTheDocument();
    expect(screen.queryByText('Confira o texto antes de usar.', { selector: 'li' })).toBeNull();
    expect(screen.getByText('Na foto 2 não encontrei texto.')).toBeInTheDocument();
  });

  it('does not say again of a photo what stands beside it', async () => {
    const [page] = buildPages('a');
    const { user } = renderReading({
      pages: [{ ...page!, photo: { ...page!.photo, advice: ['blurred'] } }],
      read: async () => buildOcrResult(['A fome.'], ['blurred', 'check']),
    });
    await user.click(readButton());
    await heading();
    expect(screen.queryByText(/parece tremida/)).toBeNull();
    expect(screen.getByText('Confira o texto antes de usar.', { selector: 'li' })).toBeInTheDocument();
  });
});

describe('a sheet that has a text already', () => {
  async function readOver(answer: string) {
    const setup = renderReading({ read: reads('A fome.'), essay: 'Meu texto.' });
    await setup.user.click(readButton());
    const dialog = within(await question());
    expect(essay()).toBe('Meu texto.');
    await setup.user.click(dialog.getByRole('button', { name: answer }));
    expect(await heading()).toHaveFocus();
    return setup;
  }

  it('is asked about first; kept, it stays', async () => {
    await readOver('Manter como está');
    expect(essay()).toBe('Meu texto.');
  });

  it('takes the reading after what it has', async () => {
    const { user } = await readOver('Acrescentar no fim');
    expect(essay()).toBe('Meu texto.\nA fome.');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(essay()).toBe('Meu texto.');
  });

  it('gives way, and comes back with everything that took its place still to be had', async () => {
    const { user } = await readOver('Substituir o texto');
    expect(essay()).toBe('A fome.');
    await user.type(box(), ' Fim.');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(essay()).toBe('Meu texto.');
    await screen.findByText('Texto anterior de volta');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(essay()).toBe('A fome. Fim.');
  });

  it('is left alone when the dialog is closed by Escape', async () => {
    const { user } = renderReading({ read: reads('A fome.'), essay: 'Meu texto.' });
    await user.click(readButton());
    await question();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(essay()).toBe('Meu texto.');
  });
});

describe('a reading that ends while the student looks at the other tab', () => {
  async function leaveWhileReading(essay: string) {
    let finish: () => void = () => {};
    const { user } = renderReading({
      essay,
      read: () => new Promise((resolve) => (finish = () => resolve(buildOcrResult(['A ~fome.'])))),
    });
    await user.click(readButton());
    await user.click(button('Outra aba'));
    await act(async () => finish());
    return user;
  }

  it('puts its text on a blank sheet, marks and all', async () => {
    const user = await leaveWhileReading('');
    await screen.findByText('Texto extraído!');
    expect(essay()).toBe('A fome.');
    await user.click(button('Outra aba'));
    expect(screen.getByRole('region', { name: 'Palavras para conferir' })).toBeInTheDocument();
  });

  it('calls back whoever has to say where the text goes', async () => {
    const user = await leaveWhileReading('Meu texto.');
    await screen.findByText('Volte à aba Foto e diga onde o texto fica.');
    expect(essay()).toBe('Meu texto.');
    await user.click(button('Outra aba'));
    await question();
  });
});

describe('scanning again', () => {
  it('replaces its own text unasked while nobody has edited it', async () => {
    const read = vi
      .fn<Read>()
      .mockImplementationOnce(reads('A f0me.'))
      .mockImplementationOnce(reads('A fome.'));
    const { user } = renderReading({ read });
    await user.click(readButton());
    await heading();
    await user.click(button('Escanear novamente'));
    expect(await screen.findByText('Texto trocado')).toBeInTheDocument();
    expect(essay()).toBe('A fome.');
  });

  it('asks once anything was edited, and shows the text all the while', async () => {
    const { user } = renderReading({ read: reads('A fome.') });
    await user.click(readButton());
    await heading();
    await user.type(box(), ' Fim.');
    await user.click(button('Escanear novamente'));
    await question();
    expect(essay()).toBe('A fome. Fim.');
    expect(screen.getByDisplayValue('A fome. Fim.')).toBeInTheDocument();
  });

  it('that finds the same text changes nothing', async () => {
    const { user } = renderReading({ read: reads('A ~fome.') });
    await user.click(readButton());
    await heading();
    await user.click(button('Escanear novamente'));
    await screen.findByText('Texto extraído!');
    expect(screen.queryByText('Texto trocado')).toBeNull();
  });

  it('reads a page that came later alone, after the corrected text of the first', async () => {
    const read = vi.fn<Read>(async ({ original }) => buildOcrResult([`Lido: ${original.name}`]));
    const { user } = renderReading({ read });
    await user.click(readButton());
    await heading();
    expect(screen.queryByRole('button', { name: 'Extrair Texto com IA' })).toBeNull();
    await user.type(box(), '!');
    await user.click(button('Outra página'));
    await user.click(readButton());
    expect(await screen.findByText('Texto incluído')).toBeInTheDocument();
    expect(essay()).toBe('Lido: a.jpg!\nLido: b.jpg');
    expect(read).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: 'Extrair Texto com IA' })).toBeNull();
  });

  it('waits with its question while the essay is being corrected', async () => {
    let finish: () => void = () => {};
    const { user } = renderReading({
      essay: 'Meu texto.',
      read: () => new Promise((resolve) => (finish = () => resolve(buildOcrResult(['A fome.'])))),
    });
    await user.click(readButton());
    await user.click(correcting());
    await act(async () => finish());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(essay()).toBe('Meu texto.');
    await user.click(correcting());
    await question();
  });
});

describe('handwriting', () => {
  const handwritten: Read = async () => buildOcrResult(['x ~y'], ['handwritten']);

  it('is said to be out of reach, what was made of it kept off the sheet, and typing beside the photo offered', async () => {
    const { user } = renderReading({ read: handwritten });
    await user.click(readButton());
    expect(await screen.findByText(/Parece letra de mão/)).toBeInTheDocument();
    expect(essay()).toBe('');
    expect(screen.queryByText('Texto extraído!')).toBeNull();
    expect(button('Digitar olhando a foto')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Ler letra de mão com IA' })).toBeNull();

    await user.click(button('Ver o que foi lido mesmo assim'));
    await heading();
    expect(essay()).not.toBe('');
    expect(screen.queryByRole('button', { name: 'Ver o que foi lido mesmo assim' })).toBeNull();
  });

  it('goes to the vision model only after consent, and comes back as a text to be checked', async () => {
    const transcribe = vi.fn(async () => 'A fome [?].\n\nFim.');
    const { user } = renderReading({ transcriber: { transcribe } });
    await user.click(await screen.findByRole('button', { name: 'Ler letra de mão com IA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar a foto para ser lida?' }));
    expect(dialog.getByText(/sai do seu aparelho/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Não enviar' }));
    expect(transcribe).not.toHaveBeenCalled();

    await user.click(button('Ler letra de mão com IA'));
    await user.click(button('Enviar e ler'));
    await heading();
    expect(transcribe).toHaveBeenCalledOnce();
    expect(essay()).toBe('A fome [?].\nFim.');
    expect(screen.getByRole('region', { name: 'Palavras para conferir' })).toHaveTextContent(
      'Palavras para conferir: 1',
    );
  });

  it('is tried again by the vision model when that failed', async () => {
    const transcribe = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new PhotoError('transcription-failed'))
      .mockResolvedValueOnce('A fome.');
    const { user } = renderReading({ transcriber: { transcribe } });
    await user.click(await screen.findByRole('button', { name: 'Ler letra de mão com IA' }));
    await user.click(button('Enviar e ler'));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await heading();
    expect(transcribe).toHaveBeenCalledTimes(2);
  });
});
