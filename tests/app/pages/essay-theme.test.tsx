import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { StudentOutlet } from '@/app/layouts/student-layout';
import EssayPage from '@/app/pages/essay-page';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import { paths } from '@/lib/paths';
import { SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { buildEnrolment } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const OUTLET: StudentOutlet = { openUpgrade() {}, openLimit() {} };
const OWN_THEME = 'Desafios da mobilidade urbana';
const OWN_ESSAY = 'Nas cidades brasileiras, o ônibus ainda atrasa.';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{pathname + search}</output>;
}

async function open(route: string, draft: Partial<Draft> = {}) {
  const services = fakeServices();
  services.drafts.save({ ...EMPTY_DRAFT, updatedAt: TEST_NOW, ...draft });
  services.classMemory.set(rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]));
  await act(async () =>
    renderWithServices(
      <>
        <Routes>
          <Route element={<Outlet context={OUTLET} />}>
            <Route path={paths.student.essay} element={<EssayPage />} />
          </Route>
        </Routes>
        <Address />
      </>,
      { services, route },
    ),
  );
  return services;
}

const themeField = () => screen.getByRole('textbox', { name: 'Tema da redação', hidden: true });
const address = () => screen.getByRole('status', { name: 'Endereço', hidden: true }).textContent;

it('a theme in the address is taken into the draft, once, and leaves the address', async () => {
  const services = await open(paths.student.essayOn(SAMPLE_THEME));
  expect(themeField()).toHaveValue(SAMPLE_THEME);
  expect(services.drafts.load().theme).toBe(SAMPLE_THEME);
  expect(address()).toBe(paths.student.essay);
});

it('a begun essay stays as it is while the student is asked about the theme', async () => {
  const services = await open(paths.student.essayOn(SAMPLE_THEME), { theme: OWN_THEME, essay: OWN_ESSAY });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Você já tem um tema' }, { timeout: 10_000 }),
  );
  expect(dialog.getByText(SAMPLE_THEME)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(services.drafts.load()).toMatchObject({ theme: OWN_THEME, essay: OWN_ESSAY });
});

it('a begun essay without a theme gets it and keeps every word', async () => {
  const services = await open(paths.student.essayOn(SAMPLE_THEME), { essay: OWN_ESSAY });
  expect(services.drafts.load()).toMatchObject({ theme: SAMPLE_THEME, essay: OWN_ESSAY });
});

it('an empty theme in the address changes nothing', async () => {
  await open(`${paths.student.essay}?tema=`, { theme: OWN_THEME });
  expect(themeField()).toHaveValue(OWN_THEME);
});

it('the theme of the class stands beside the sheet, too', async () => {
  await open(paths.student.essay);
  const region = within(screen.getByRole('region', { name: 'Tema da sala' }));
  expect(region.getByText('3º ano A')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: `Usar tema: ${SAMPLE_THEME}` }));
  expect(themeField()).toHaveValue(SAMPLE_THEME);
});

it('the shortcuts of the installed app open the sheet and the photo tab', async () => {
  const { shortcuts } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    shortcuts: { name: string; url: string }[];
  };
  expect(shortcuts.map(({ name }) => name)).toEqual(['Escrever', 'Foto']);
  expect(shortcuts[0]?.url).toBe(paths.student.essay);
  await open(shortcuts[1]?.url ?? '');
  expect(screen.getByRole('tab', { name: 'Foto' })).toHaveAttribute('aria-selected', 'true');
});
