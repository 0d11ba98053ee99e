import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EssayHistory } from '@/data/ports/essays';
import { foldMetrics } from '@/domain/progress/fold-metrics';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { ThemeScreen } from '@/features/themes/theme-screen';
import { paths } from '@/lib/paths';
import { buildCorrection } from '../../support/builders';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

const [EXAM = ''] = EXAM_BANK.map(({ theme }) => theme);
const OWN = 'A pesca artesanal no litoral';

async function open(route: string = paths.student.themes, options: FakeOptions = {}) {
  const services = fakeServices(options);
  await act(async () => renderWithServices(<ThemeScreen />, { services, route }));
  return services;
}

const onlyNew = () => screen.getByRole('checkbox', { name: 'Ainda não escrevi' });

beforeEach(() => void (document.title = 'Temas'));

it('until the essays are known, no theme is said to be unwritten', async () => {
  let tell = (_history: EssayHistory) => {};
  const history = () => new Promise<EssayHistory>((resolve) => (tell = resolve));
  const { essays } = fakeServices().backend;
  await open(paths.student.themes, { backend: { essays: { ...essays, history } } });
  expect(screen.getByRole('link', { name: EXAM })).toBeVisible();
  expect(screen.queryByText('ainda não escrevi')).toBeNull();
  expect(onlyNew()).toBeDisabled();

  const correction = buildCorrection({ theme: EXAM, score: 640 });
  await act(async () => tell({ corrections: [correction], metrics: foldMetrics([]) }));
  expect(await screen.findByText('escrita, 640')).toBeVisible();
  expect(screen.getAllByText('ainda não escrevi').length).toBeGreaterThan(1);
  expect(onlyNew()).toBeEnabled();
});

it('tells the exams of the bank apart, so that their number agrees with the progress page', async () => {
  await open();
  const regular = `${EXAM_THEMES.length} da aplicação regular e ${EXAM_BANK.length - EXAM_THEMES.length} de outras`;
  expect(screen.getByText(new RegExp(`^${EXAM_BANK.length} temas de provas do ENEM`))).toHaveTextContent(
    regular,
  );
});

it.each([
  ['the bank has it', EXAM, EXAM],
  ['written otherwise', EXAM.toUpperCase(), EXAM],
  ['the student has written on it', OWN, OWN],
])('a theme in the address is opened: %s', async (_case, wanted, shown) => {
  await open(paths.student.theme(wanted), { history: [buildCorrection({ theme: OWN })] });
  expect(await screen.findByRole('heading', { name: shown })).toHaveFocus();
  expect(document.title).toContain(shown);
  expect(screen.getByRole('heading', { name: 'Temas' }).parentElement).toHaveClass('max-lg:hidden');
});

it('one that there is not leaves heading and title as they are', async () => {
  await open(paths.student.theme('Qualquer coisa'));
  expect(document.title).toBe('Temas');
  expect(screen.getByRole('heading', { name: 'Temas' }).parentElement).not.toHaveClass('max-lg:hidden');
});

it('the theme of an exam has our texts, which are said not to be those of the exam', async () => {
  await open(paths.student.theme(EXAM));
  const sheet = within(await screen.findByRole('article', { name: EXAM }));
  expect(sheet.getByText(/^Textos nossos, não os da prova/)).toBeVisible();
  expect(sheet.getByRole('region', { name: 'Texto I' })).toHaveTextContent(
    EXAM_BANK[0]!.proposal.texts[0]!.text,
  );
});

it('a proposal of ours has its texts, and nothing is said of an exam', async () => {
  const { theme, proposal } = PROPOSAL_BANK[0]!;
  await open(paths.student.theme(theme));
  const sheet = within(await screen.findByRole('article', { name: theme }));
  expect(sheet.getByRole('region', { name: 'Texto I' })).toHaveTextContent(proposal.texts[0]!.text);
  expect(sheet.queryByText(/não os da prova/)).toBeNull();
});

it('the rest of a list is shown, and the focus goes to its first theme', async () => {
  await open();
  const list = within(screen.getByRole('region', { name: 'Propostas do Grifo' }));
  await userEvent.click(list.getByRole('button', { name: `Mostrar os outros ${PROPOSAL_BANK.length - 10}` }));
  expect(list.getByRole('link', { name: PROPOSAL_BANK[10]?.theme })).toHaveFocus();
});

async function note(theme: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Anotar um tema' }));
  await userEvent.type(screen.getByLabelText('Tema, com as suas palavras'), theme);
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
}

describe('a theme noted before writing', () => {
  beforeEach(showToasts);

  it('is opened, stands among the own ones on this device, and can be taken away and brought back', async () => {
    const services = await open();
    await note(OWN);
    expect(await screen.findByRole('heading', { name: OWN })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Escrever sobre este tema' })).toHaveAttribute(
      'href',
      paths.student.essayOn(OWN),
    );
    const about = screen.getByText(/^Um tema seu: escreva sobre ele/);
    const write = screen.getByRole('link', { name: 'Escrever sobre este tema' });
    expect(write.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const list = () => within(screen.getByRole('region', { name: 'Seus temas' }));
    expect(list().getByRole('link', { name: OWN })).toBeVisible();
    expect(fakeServices({ storage: services.storage }).notedThemes.get()).toEqual([OWN]);

    await userEvent.click(screen.getByRole('button', { name: 'Apagar este tema' }));
    expect(screen.getByRole('heading', { name: 'Temas' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: OWN })).toBeNull();
    const toast = within(await findToast('Tema apagado'));
    await userEvent.click(toast.getByRole('button', { name: 'Desfazer' }));
    expect(list().getByRole('link', { name: OWN })).toBeVisible();
  });

  it('that was written on is not taken away: its essay stays', async () => {
    await open(paths.student.theme(OWN), { history: [buildCorrection({ theme: OWN })] });
    expect(await screen.findByRole('heading', { name: OWN })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apagar este tema' })).toBeNull();
  });

  it('that the bank has is opened there, and not noted', async () => {
    const { notedThemes } = await open();
    await note(EXAM.toLowerCase());
    expect(await screen.findByRole('heading', { name: EXAM })).toHaveFocus();
    expect(notedThemes.get()).toEqual([]);
  });

  it.each([
    ['blank', ' ', /^Escreva o tema/],
    ['too long', 'tema '.repeat(61), /limite de 300/],
  ])('that is %s is not taken, and why is said at the field', async (_case, theme, sentence) => {
    const { notedThemes } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Anotar um tema' }));
    await userEvent.click(screen.getByLabelText('Tema, com as suas palavras'));
    await userEvent.paste(theme);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Tema, com as suas palavras')).toHaveFocus();
    expect(notedThemes.get()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Anotar um tema' })).toHaveFocus();
  });

  it('that the device does not take is told to go with the page', async () => {
    const { storage } = await open();
    storage.state = 'full';
    await note(OWN);
    expect(await findToast('Não deu para guardar o tema')).toHaveTextContent(/quando você fechar a página/);
    expect(screen.getByRole('heading', { name: OWN })).toBeVisible();
  });
});
