import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import RepertoirePage from '@/app/pages/repertoire-page';
import { AppError } from '@/contracts/app-error';
import type { RepertoireBackend } from '@/data/ports/repertoire';
import { entryOf, REPERTOIRE } from '@/domain/repertoire/repertoire';
import { paths } from '@/lib/paths';
import { buildCorrection } from '../../support/builders';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { fakeServices, onServer, renderWithServices, type FakeOptions } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{decodeURIComponent(pathname + search)}</output>;
}

async function open(route: string = paths.student.repertoire, options: FakeOptions = {}) {
  const services = fakeServices(options);
  await act(async () =>
    renderWithServices(
      <>
        <RepertoirePage />
        <Address />
      </>,
      { services, route },
    ),
  );
  return { user: userEvent.setup(), ...services };
}

const address = () => screen.getByRole('status', { name: 'Endereço' }).textContent;
const count = (count: number) => screen.findByText(count === 1 ? '1 entrada' : `${count} entradas`);
const search = () => screen.getByRole('searchbox', { name: 'Procurar' });
const favourite = (name: string) => screen.getByRole('button', { name: `Favorita: ${name}` });
const group = (name: string) => within(screen.getByRole('group', { name }));

const PANOPTICON = entryOf('foucault-panoptico')!;
/** A list of this entry alone. */
const FOUND = `${paths.student.repertoire}?busca=panoptico`;
const { repertoire: known } = fakeServices().backend;

/** A server without an answer, or one that refuses. */
const failing = (code: 'offline' | 'refused'): RepertoireBackend => ({
  ...known,
  setFavourite: () => Promise.reject(new AppError(code)),
});

describe('the list', () => {
  it('begins with some of each subject area, and shows all of one', async () => {
    const { user } = await open();
    expect(await count(REPERTOIRE.length)).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(8);
    const technology = screen.getByRole('region', { name: 'Tecnologia' });
    expect(technology.querySelectorAll('li')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: /^Ver as \d+ de tecnologia$/ }));
    expect(group('Eixo').getByRole('button', { name: 'Tecnologia', pressed: true })).toHaveFocus();
    expect(address()).toBe(`${paths.student.repertoire}?area=tecnologia`);
    expect(await screen.findByRole('link', { name: PANOPTICON.name })).toBeVisible();
  });

  it('is narrowed by words, subject area and kind, which the address keeps', async () => {
    const { user } = await open(FOUND);
    expect(await count(1)).toBeVisible();
    await user.clear(search());
    await user.click(group('Eixo').getByRole('button', { name: 'Tecnologia' }));
    await user.click(group('Tipo').getByRole('button', { name: 'Ideias' }));
    await user.type(search(), 'Foucault');
    expect(address()).toBe('/dashboard/student/repertorio?area=tecnologia&tipo=ideia&busca=Foucault');
    expect(await count(1)).toBeVisible();
  });

  it.each([
    ['with accents', '?area=saúde&tipo=música', 'Saúde', 'Músicas'],
    ['without accents', '?area=saude&tipo=musica', 'Saúde', 'Músicas'],
    ['what there is not', '?area=nada&tipo=nada', 'Todos', 'Todos'],
  ])('takes its filter from the address: %s', async (_case, query, axis, kind) => {
    await open(paths.student.repertoire + query);
    expect(group('Eixo').getByRole('button', { name: axis, pressed: true })).toBeVisible();
    expect(group('Tipo').getByRole('button', { name: kind, pressed: true })).toBeVisible();
  });

  it('says where nothing is found, and shows everything again', async () => {
    const { user } = await open(`${paths.student.repertoire}?busca=xilofone`);
    expect(await screen.findByRole('heading', { name: 'Nada com esses filtros' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
    expect(await count(REPERTOIRE.length)).toBeVisible();
    expect(search()).toHaveValue('');
    expect(address()).toBe(paths.student.repertoire);
  });

  it('opens on the subject area of a theme of the bank, until another is chosen', async () => {
    const { user } = await open(paths.student.repertoireFor('Publicidade infantil em questão no Brasil'));
    const axis = await screen.findByText(/^Do eixo do tema “Publicidade infantil em questão no Brasil”: /);
    expect(axis).toBeVisible();
    expect(group('Eixo').queryByRole('button', { name: 'Todos', pressed: true })).toBeNull();
    await user.click(group('Eixo').getByRole('button', { name: 'Todos' }));
    expect(address()).toBe(paths.student.repertoire);
    expect(await count(REPERTOIRE.length)).toBeVisible();
  });

  it('shows everything for a theme that the bank does not have', async () => {
    await open(paths.student.repertoireFor('A pesca artesanal no litoral'));
    expect(await screen.findByText(/^Não sei o eixo do tema “A pesca artesanal no litoral”/)).toBeVisible();
    expect(await count(REPERTOIRE.length)).toBeVisible();
  });
});

describe('an entry', () => {
  it('opens under its own address, with both examples, and leads back to the list as it was', async () => {
    const { user } = await open(`${FOUND}&tipo=ideia`);
    const list = address();
    await user.click(await screen.findByRole('link', { name: PANOPTICON.name }));
    expect(address()).toBe(paths.student.repertoireEntry(PANOPTICON.id));
    expect(screen.getByRole('heading', { name: PANOPTICON.name })).toHaveFocus();
    expect(document.title).toContain(PANOPTICON.name);
    const article = screen.getByRole('article');
    for (const text of ['says', 'serves', 'trap', 'source'] as const)
      expect(article).toHaveTextContent(PANOPTICON[text]);
    const [productive, pocket] = screen.getAllByRole('figure');
    expect(productive).toHaveTextContent(PANOPTICON.productive);
    expect(within(productive!).getByRole('heading', { name: 'Uso produtivo' })).toBeVisible();
    expect(pocket).toHaveTextContent(PANOPTICON.pocket);
    expect(within(pocket!).getByRole('heading', { name: 'Repertório de bolso' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Repertório' }));
    expect(address()).toBe(list);
    expect(await screen.findByRole('link', { name: PANOPTICON.name })).toHaveFocus();
    expect(search()).toHaveValue('panoptico');
  });

  it('that there is not is said, and the list is one press away', async () => {
    const { user } = await open(paths.student.repertoireEntry('nenhuma'));
    expect(screen.getByRole('heading', { name: 'Entrada não encontrada' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver o repertório' }));
    expect(address()).toBe(paths.student.repertoire);
  });
});

describe('favourites', () => {
  beforeEach(showToasts);

  it('are set and unset by a star, and shown alone', async () => {
    const { user } = await open(FOUND);
    await user.click(favourite(PANOPTICON.name));
    expect(favourite(PANOPTICON.name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Minhas favoritas' }));
    expect(address()).toBe(`${FOUND}&favoritas=sim`);
    expect(await count(1)).toBeVisible();
    await user.click(favourite(PANOPTICON.name));
    expect(await screen.findByRole('heading', { name: 'Nenhuma favorita ainda' })).toBeVisible();
  });

  it('set without an answer wait on the device, and are shown', async () => {
    const outbox = createMemoryOutbox();
    const backend = { repertoire: failing('offline') };
    const { user } = await open(FOUND, { capabilities: onServer, outbox, backend });
    await user.click(favourite(PANOPTICON.name));
    expect(await findToast('Aguardando envio')).toBeVisible();
    expect(favourite(PANOPTICON.name)).toHaveAttribute('aria-pressed', 'true');
    expect([...outbox.entries.values()].map(({ mutation }) => mutation.state.variables)).toMatchObject([
      { entrada: PANOPTICON.id, isFavourite: true },
    ]);
  });

  it('that are refused are told, and nothing waits', async () => {
    const outbox = createMemoryOutbox();
    const backend = { repertoire: failing('refused') };
    const { user } = await open(FOUND, { capabilities: onServer, outbox, backend });
    await user.click(favourite(PANOPTICON.name));
    expect(await findToast('Não deu para guardar a favorita')).toBeVisible();
    expect(favourite(PANOPTICON.name)).toHaveAttribute('aria-pressed', 'false');
    expect(outbox.entries.size).toBe(0);
  });

  it('that do not load leave the rest of the list', async () => {
    let isUp = false;
    const favourites = vi.fn<RepertoireBackend['favourites']>(async () => {
      if (!isUp) throw new AppError('server-unavailable');
      return [{ entrada: PANOPTICON.id, created_at: '2026-11-05T12:00:00.000Z' }];
    });
    const { user } = await open(`${paths.student.repertoire}?favoritas=sim`, {
      backend: { repertoire: { ...known, favourites } },
    });
    expect(await screen.findByRole('heading', { name: 'Suas favoritas não abriram agora' })).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await count(1)).toBeVisible();
  });

  it('without a network say that they wait', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(FOUND, { capabilities: onServer });
    expect(screen.getByText(/^Sem rede, o repertório abre assim mesmo/)).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('“Usei em”', () => {
  const used = buildCorrection({
    id: 'e1',
    theme: 'A vigilância no trabalho',
    originalText: 'Foucault explica a câmera que ninguém olha.',
  });
  const other = buildCorrection({ id: 'e2', theme: 'A leitura', originalText: 'A leitura abre portas.' });

  it('names the essays in which an entry occurs, each with a link to its correction', async () => {
    await open(paths.student.repertoireEntry(PANOPTICON.id), { history: [used, other] });
    const section = within(screen.getByRole('region', { name: 'Usei em' }));
    const link = await section.findByRole('link');
    expect(link).toHaveTextContent(used.theme);
    expect(link).toHaveAttribute('href', paths.student.correctedEssay('e1'));
  });

  it('says where there are none, and where they could not be searched', async () => {
    await open(paths.student.repertoireEntry(PANOPTICON.id), { history: [other] });
    expect(await screen.findByText(/^Ainda em nenhuma\./)).toBeVisible();
  });

  it('can be tried again where the essays could not be searched', async () => {
    const { essays } = fakeServices().backend;
    const latestTexts = () => Promise.reject(new AppError('server-unavailable'));
    await open(paths.student.repertoireEntry(PANOPTICON.id), {
      backend: { essays: { ...essays, latestTexts } },
    });
    expect(await screen.findByText(/^Não deu para procurar/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('is on the cards of the list, too', async () => {
    await open(FOUND, { history: [used] });
    expect(await screen.findByText('Usei em 1 redação')).toBeVisible();
  });
});
