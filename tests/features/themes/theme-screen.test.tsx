import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { EssayHistory } from '@/data/supabase/essays';
import { foldMetrics } from '@/domain/progress/fold-metrics';
import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { ThemeScreen } from '@/features/themes/theme-screen';
import { paths } from '@/lib/paths';
import { buildCorrection } from '../../support/builders';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

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

it('the rest of a list is shown, and the focus goes to its first theme', async () => {
  await open();
  const list = within(screen.getByRole('region', { name: 'Propostas do Grifo' }));
  await userEvent.click(list.getByRole('button', { name: `Mostrar os outros ${PROPOSAL_BANK.length - 10}` }));
  expect(list.getByRole('link', { name: PROPOSAL_BANK[10]?.theme })).toHaveFocus();
});
