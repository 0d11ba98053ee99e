// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { StudentOutlet } from '@/app/layouts/student-layout';
import CorrectedEssaysPage from '@/app/pages/corrected-essays-page';
import EssayPage from '@/app/pages/essay-page';
import { areaKeys } from '@/data/local/keys';
import type { Correction } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';
import { buildCorrection } from '../../support/builders';
import { buildRichCorrection } from '../../support/rich-correction';
import { fakeServices, type FakeServices, renderWithServices } from '../../support/services';

const kept = buildRichCorrection();

vi.mock('@/features/essay/essay-editor', () => ({
  EssayEditor: ({ onCorrected }: { onCorrected: (correction: Correction) => void }) => (
    <button type="button" onClick={() => onCorrected(kept)}>
      Enviar
    </button>
  ),
}));

const OUTLET: StudentOutlet = { openUpgrade() {}, openLimit() {} };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{pathname + search}</output>;
}

function renderPages(services: FakeServices, route: string) {
  return renderWithServices(
    <>
      <Routes>
        <Route element={<Outlet context={OUTLET} />}>
          <Route path={paths.student.essay} element={<EssayPage />} />
        </Route>
        <Route path={paths.student.correctedEssays} element={<CorrectedEssaysPage />} />
      </Routes>
      <Address />
    </>,
    { services, route },
  );
}

it('"Ver Redação Corrigida" leads to an address that outlives the copy stored for viewing', async () => {
  const services = fakeServices({ history: [kept] });
  const first = renderPages(services, paths.student.essay);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver Redação Corrigida' }));
  // The correction in the dialog has the same heading, so the test waits for the address, which is shown only once
  // the dialog is closed.
  const address = (await screen.findByRole('status', { name: 'Endereço' })).textContent;
  expect(await screen.findByRole('heading', { name: kept.theme })).toBeInTheDocument();
  expect(services.storage.json(areaKeys.correctedEssayView)).toMatchObject({ theme: kept.theme });
  first.unmount();

  act(() => void services.viewedCorrection.set(buildCorrection({ id: 'another' })));
  renderPages(services, address);
  expect(await screen.findByRole('heading', { name: kept.theme })).toBeInTheDocument();
});
