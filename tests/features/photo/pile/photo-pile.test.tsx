import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import type { NewPhotographedEssay } from '@/data/ports/photographed-essays';
import type { Evaluator } from '@/data/services';
import type { Classroom } from '@/domain/classrooms/classroom';
import { isWrittenAs, NO_GUIDANCE } from '@/domain/classrooms/theme-guidance';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import { unsentPile } from '@/features/photo/pile/pile-texts';
import { PhotoPile } from '@/features/photo/pile/photo-pile';
import { ToastHost } from '@/ui/toast';
import { buildEvaluation } from '../../../support/builders';
import {
  buildClassroom,
  buildClassStudent,
  buildPlace,
  buildTeacher,
  buildTheme,
  fakeClassrooms,
  fakePhotographedEssays,
} from '../../../support/classrooms';
import { buildPhoto, fakePhotos, imageFile } from '../../../support/photos';
import { fakeServices, renderWithServices } from '../../../support/services';

beforeAll(async () => {
  await import('@/ui/leave-dialog');
  await import('@/ui/toast-view');
});

const ANA = buildClassStudent({ id: 'ana', nome: 'Ana Souza' });
const BETO = buildClassStudent({ id: 'beto', nome: 'Beto Lima' });
const classroom = buildClassroom({ alunos: [ANA, BETO] });
const confirmed = { professor_nome: 'Otávio Reis', confirmado_em: '2025-10-20T15:00:00.000Z' };
const box = { left: 0, top: 0, right: 1, bottom: 1 };

function reading(text: string, advice: OcrResult['advice'] = []): OcrResult {
  const words = text.split(' ').map((word) => ({ text: word, confidence: 95, box }));
  return { paragraphs: [words], confidence: 95, advice, turns: 0 };
}

beforeEach(() => unsentPile.drop(classroom.id));

/**
 * Renders the pile of photos for a class with Ana and Beto; `read` returns the result of reading the photo with
 * this file name.
 */
async function open(
  read: (name: string) => OcrResult,
  send: (sheet: NewPhotographedEssay) => Promise<null | 'limite_diario'> = async () => null,
  { corrector = {}, get = () => classroom }: { corrector?: Partial<Evaluator>; get?: () => Classroom } = {},
) {
  const sent: NewPhotographedEssay[] = [];
  const photographedEssays = fakePhotographedEssays({
    confirmation: async () => confirmed,
    send: async (sheet) => {
      const refusal = await send(sheet);
      if (!refusal) sent.push(sheet);
      return refusal;
    },
  });
  const services = fakeServices({
    user: buildTeacher(),
    photos: fakePhotos({ read: async ({ original }) => read(original.name) }),
    localEvaluator: {
      evaluate: async () => buildEvaluation(),
      checkTheme: async () => ({ coherent: true, justification: '' }),
      ...corrector,
    },
    backend: { classrooms: fakeClassrooms({ get: async () => get() }), photographedEssays },
  });
  const view = renderWithServices(
    <>
      <PhotoPile classroomId={classroom.id} />
      <ToastHost />
    </>,
    { services },
  );
  const user = userEvent.setup();
  await screen.findByText(/Autorização confirmada por Otávio Reis/);
  return { ...view, user, sent };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Texto das fotos');

async function toCheck({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, ...files: string[]) {
  const input = document.querySelector<HTMLInputElement>('input[multiple]')!;
  await user.upload(input, files.map(imageFile));
  await press(user, /^Continuar com/);
  await press(user, 'Ler e conferir');
}

describe('a pile of photos', () => {
  it('sends what was checked, and nothing else', async () => {
    const pile = await open((name) => reading(`Texto de ${name}`));
    await toCheck(pile, 'a.jpg', 'b.jpg');
    await waitFor(() => expect(field()).toHaveValue('Texto de a.jpg'));
    await pile.user.type(field(), ' e mais');
    await press(pile.user, 'Conferi, próxima');
    await waitFor(() => expect(field()).toHaveValue('Texto de b.jpg'));
    await press(pile.user, 'Enviar as conferidas');
    expect(screen.getByText('Falta conferir')).toBeVisible();
    await press(pile.user, 'Corrigir e enviar 1 redação');
    await screen.findByText('Enviada');
    expect(pile.sent).toMatchObject([
      { studentId: ANA.id, essay: 'Texto de a.jpg e mais', theme: classroom.temas[0]?.tema },
    ]);
  });

  it('has a page that failed typed, or read again', async () => {
    let isBroken = true;
    const pile = await open(() => {
      if (isBroken) throw new PhotoError('reader-silent');
      return reading('Agora sim');
    });
    await toCheck(pile, 'a.jpg');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /parou de responder.*Ou digite olhando a foto/,
    );
    await pile.user.type(field(), 'Digitado');
    isBroken = false;
    await press(pile.user, 'Ler de novo');
    await press(pile.user, 'Voltar ao texto lido');
    expect(field()).toHaveValue('Agora sim');
    await press(pile.user, 'Desfazer');
    expect(field()).toHaveValue('Digitado');
  });

  it('shows a photo upright that was read sideways, and reads it once', async () => {
    const read = vi.fn(() => ({ ...reading('Texto'), turns: 3 as const }));
    const pile = await open(read);
    await toCheck(pile, 'a.jpg');
    await waitFor(() => expect(field()).toHaveValue('Texto'));
    const { width, height } = buildPhoto();
    const picture = screen.getByRole('img', { name: 'Foto da folha' });
    expect(picture).toHaveAttribute('viewBox', `0 0 ${height} ${width}`);
    await press(pile.user, 'Conferi, ir para o envio');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('brings what was made of handwriting only when asked for', async () => {
    const pile = await open(() => reading('rnal lido', ['handwritten']));
    await toCheck(pile, 'a.jpg');
    await screen.findByText(/Parece letra de mão/);
    expect(field()).toHaveValue('');
    await press(pile.user, 'Usar o que foi lido');
    expect(field()).toHaveValue('rnal lido');
  });

  it('keeps the text of what was refused, says why, and sends it under the same id again', async () => {
    const refusals: ('limite_diario' | null)[] = ['limite_diario', null];
    const send = vi.fn(async (_sheet: NewPhotographedEssay) => refusals.shift() ?? null);
    const pile = await open(() => reading('Texto'), send);
    await toCheck(pile, 'a.jpg');
    await waitFor(() => expect(field()).toHaveValue('Texto'));
    await press(pile.user, 'Conferi, ir para o envio');
    await press(pile.user, 'Corrigir e enviar 1 redação');
    expect(await screen.findByText(/Envie as outras amanhã/)).toBeVisible();
    await press(pile.user, 'Enviar 1 redação de novo');
    expect(await screen.findByText('Tudo na sala')).toBeVisible();
    const [first, second] = send.mock.calls.map(([sheet]) => sheet.id);
    expect(first).toBe(second);
  });

  it('finds the texts again where the page was left, and the photos not', async () => {
    const first = await open(() => reading('Texto de antes'));
    await toCheck(first, 'a.jpg');
    await waitFor(() => expect(field()).toHaveValue('Texto de antes'));
    first.unmount();
    const { user } = await open(() => reading('Outro'));
    await press(user, 'Continuar com os textos');
    expect(field()).toHaveValue('Texto de antes');
    expect(screen.getByText(/A foto não ficou guardada/)).toBeVisible();
    await press(user, 'Voltar');
    await press(user, 'Apagar os textos');
    expect(screen.queryByText(/neste aparelho\. As fotos/)).not.toBeInTheDocument();
  });

  it('says before sending that a text is short or off its theme, and then why it got a 0', async () => {
    const zero = buildEvaluation({ levels: [0, 0, 0, 0, 0] });
    const pile = await open(
      (name) => reading(name === 'a.jpg' ? 'Duas palavras' : 'palavra '.repeat(114).trim()),
      undefined,
      {
        corrector: {
          checkTheme: async ({ essay }) => ({ coherent: essay === 'Duas palavras', justification: '' }),
          evaluate: async () => ({
            ...zero,
            resumo: { ...zero.resumo, pontos_fracos: ['O texto trata de outro assunto.'] },
            grifo: { producer: 'rules', version: 'test', evidence: {}, zeroReason: 'fuga-ao-tema' },
          }),
        },
      },
    );
    await toCheck(pile, 'a.jpg', 'b.jpg');
    expect(await screen.findByText(/^2 palavras.*texto insuficiente, e a nota será 0/)).toBeVisible();
    await press(pile.user, 'Conferi, próxima');
    expect(await screen.findByText(/^114 palavras: .*200 ou mais.*corrigida como está/)).toBeVisible();
    await press(pile.user, 'Conferi, ir para o envio');
    expect(await screen.findByText(/^Parece tratar de outro tema/)).toBeVisible();
    expect(screen.getByText(/^2 palavras/)).toBeVisible();
    await press(pile.user, 'Corrigir e enviar 2 redações');
    expect(await screen.findAllByText('O texto trata de outro assunto.')).toHaveLength(2);
  });

  it('keeps back a text over the limit of an essay, and says so where it is checked and where it is sent', async () => {
    const pile = await open((name) => reading(name === 'a.jpg' ? 'a'.repeat(20_000) : 'Texto'));
    await toCheck(pile, 'a.jpg', 'b.jpg');
    await press(pile.user, 'Conferi, próxima');
    await press(pile.user, 'Redação anterior');
    fireEvent.change(field(), { target: { value: 'a'.repeat(20_001) } });
    expect(screen.getByText(/^Este texto passa de 20\.000 caracteres e não pode ser enviado/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Conferi/ })).toBeDisabled();
    await press(pile.user, 'Próxima redação');
    await press(pile.user, /^Conferi/);
    await press(pile.user, 'Enviar as conferidas');
    expect(screen.getByText('Longa demais')).toBeVisible();
    await press(pile.user, 'Corrigir e enviar 1 redação');
    await screen.findByText('Enviada');
    expect(pile.sent).toMatchObject([{ studentId: BETO.id }]);
  });

  it('says that a theme was to be typed, and sends its essays as handwritten with the texts given with it', async () => {
    const evaluate = vi.fn<Evaluator['evaluate']>(async () => buildEvaluation());
    const given = { ...NO_GUIDANCE, textos: [{ texto: 'Texto da professora', fonte: '' }] };
    const themes = [
      buildTheme({ id: 'tema-1', orientacao: { ...given, envio: 'digitada' } }),
      buildTheme({ id: 'tema-2', tema: 'Outro assunto', orientacao: { ...given, envio: 'manuscrita' } }),
    ];
    const classroom = buildClassroom({ alunos: [ANA], temas: themes });
    const pile = await open(() => reading('Texto'), undefined, {
      corrector: { evaluate },
      get: () => classroom,
    });
    await pile.user.upload(document.querySelector<HTMLInputElement>('input[multiple]')!, imageFile('a.jpg'));
    await press(pile.user, /^Continuar com/);
    await pile.user.selectOptions(screen.getByLabelText('Tema desta pilha'), 'Outro assunto');
    expect(screen.queryByText(/só digitado/)).not.toBeInTheDocument();
    await pile.user.selectOptions(screen.getByLabelText('Tema desta pilha'), themes[0]!.tema);
    expect(screen.getByText(/^Você pediu este tema só digitado/)).toBeVisible();
    await press(pile.user, 'Ler e conferir');
    await waitFor(() => expect(field()).toHaveValue('Texto'));
    await press(pile.user, 'Conferi, ir para o envio');
    expect(screen.getByText(/^Você pediu este tema só digitado/)).toBeVisible();
    await press(pile.user, 'Corrigir e enviar 1 redação');
    await screen.findByText('Enviada');
    expect(evaluate.mock.calls[0]?.[0].supportText).toContain('Texto da professora');
    expect(isWrittenAs('manuscrita', pile.sent[0]!.evaluation)).toBe(true);
  });

  describe('of a class that expects somebody', () => {
    const bia = buildPlace({ id: 'nome-bia', nome: 'Bia Reis' });
    const homonym = buildPlace({ id: 'nome-ana', nome: 'Ana Souza', mostrado: 'Ana Souza (2)' });
    const expecting = buildClassroom({ alunos: [ANA, BETO], nomes: [bia, homonym] });

    it('offers the whole roster by name, each told apart, and sends for who has not joined', async () => {
      const pile = await open((name) => reading(`Texto de ${name}`), undefined, { get: () => expecting });
      const input = document.querySelector<HTMLInputElement>('input[multiple]')!;
      await pile.user.upload(input, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(imageFile));
      await press(pile.user, /^Continuar com/);
      const first = screen.getByRole('combobox', { name: 'Página 1' });
      const names = within(first)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      const all = ['Ana Souza', 'Ana Souza (2), ainda não entrou', 'Beto Lima', 'Bia Reis, ainda não entrou'];
      expect(names).toEqual(['Deixar de fora', ...all]);
      const chosen = [1, 2, 3, 4].map((page) =>
        screen.getByRole<HTMLSelectElement>('combobox', { name: `Página ${page}` }),
      );
      expect(chosen.map(({ value }) => value)).toEqual(['ana', 'nome-ana', 'beto', 'nome-bia']);
      const inWords = screen.getAllByText(/ainda não entrou$/, { selector: 'p' });
      expect(inWords.map(({ textContent }) => textContent)).toEqual([all[1], all[3]]);
      await pile.user.selectOptions(first, 'nome-bia');
      await press(pile.user, 'Ler e conferir');
      expect(await screen.findByRole('heading', { name: 'Bia Reis, ainda não entrou' })).toBeVisible();
      await waitFor(() => expect(field()).toHaveValue('Texto de a.jpg'));
      await press(pile.user, /^Conferi/);
      await press(pile.user, 'Corrigir e enviar 1 redação');
      await screen.findByText('Enviada');
      expect(pile.sent).toMatchObject([{ studentId: 'nome-bia', essay: 'Texto de a.jpg' }]);
    });

    it('moves no page where somebody joins meanwhile', async () => {
      let classroom = expecting;
      const pile = await open((name) => reading(`Texto de ${name}`), undefined, { get: () => classroom });
      await toCheck(pile, 'a.jpg', 'b.jpg');
      await waitFor(() => expect(field()).toHaveValue('Texto de a.jpg'));
      const joined = buildClassStudent({ id: 'aaron', nome: 'Aaron Reis', lugar_id: 'nome-ana' });
      classroom = { ...expecting, alunos: [joined, ANA, BETO], nomes: [bia] };
      await act(() => pile.queryClient.refetchQueries());
      expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
      await press(pile.user, 'Próxima redação');
      expect(screen.getByRole('heading', { name: 'Ana Souza (2), ainda não entrou' })).toBeVisible();
      expect(field()).toHaveValue('Texto de b.jpg');
    });

    it('finds a text again whose student has joined meanwhile', async () => {
      let classroom = buildClassroom({ alunos: [], nomes: [bia] });
      const first = await open(() => reading('Texto de antes'), undefined, { get: () => classroom });
      await toCheck(first, 'a.jpg');
      await waitFor(() => expect(field()).toHaveValue('Texto de antes'));
      first.unmount();
      classroom = buildClassroom({
        alunos: [buildClassStudent({ id: 'bia', nome: 'Bia', lugar_id: bia.id })],
        nomes: [],
      });
      const { user } = await open(() => reading('Outro'), undefined, { get: () => classroom });
      await press(user, 'Continuar com os textos');
      expect(screen.getByRole('heading', { name: 'Bia' })).toBeVisible();
      expect(field()).toHaveValue('Texto de antes');
    });
  });
});
