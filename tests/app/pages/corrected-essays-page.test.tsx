import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import CorrectedEssaysPage from '@/app/pages/corrected-essays-page';
import type { Services } from '@/data/services';
import { paths } from '@/lib/paths';
import { buildRichCorrection } from '../../support/rich-correction';
import { fakeServices, renderWithServices } from '../../support/services';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{pathname + search}</output>;
}

function renderPage(route: string, services: Services = fakeServices({ history: [buildRichCorrection()] })) {
  renderWithServices(
    <>
      <CorrectedEssaysPage />
      <Address />
    </>,
    { services, route },
  );
  return userEvent.setup();
}

const address = () => screen.getByRole('status', { name: 'Endereço' }).textContent;
const { id, theme } = buildRichCorrection();

describe('CorrectedEssaysPage', () => {
  it('opens a correction from the list under its own address and comes back to the list as it was', async () => {
    const user = renderPage(paths.student.correctedEssays);
    await user.click(await screen.findByRole('radio', { name: 'Ver Todas' }));
    const list = address();
    await user.click(screen.getByRole('button', { name: /Ver Detalhes/ }));
    expect(address()).toBe(paths.student.correctedEssay(id));
    await user.click(await screen.findByRole('button', { name: 'Redações corrigidas' }));
    expect(address()).toBe(list);
    expect(await screen.findByRole('radio', { name: 'Ver Todas' })).toBeChecked();
  });

  it('reads a correction in two tabs, with its theme as the title of the document', async () => {
    document.title = 'Redações corrigidas · Grifo';
    const user = renderPage(paths.student.correctedEssay(id));
    expect(await screen.findByRole('tab', { name: 'Resultado', selected: true })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${theme} · Grifo`));
    await user.click(screen.getByRole('tab', { name: 'Redação' }));
    expect(screen.getByRole('heading', { name: '8 marcações' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Redações corrigidas' }));
    await waitFor(() => expect(document.title).toBe('Redações corrigidas · Grifo'));
    expect(address()).toBe(paths.student.correctedEssays);
  });

  it('shows the correction stored for viewing under its new id', async () => {
    const services = fakeServices();
    services.viewedCorrection.set({ ...buildRichCorrection(), id: '1761156099999' });
    renderPage(paths.student.correctedEssay('1761156099999'), services);
    expect(await screen.findByRole('heading', { name: theme })).toBeInTheDocument();
  });

  it('says that an unknown address leads nowhere, with a way back', async () => {
    const user = renderPage(paths.student.correctedEssay('nenhuma'));
    expect(await screen.findByRole('heading', { name: 'Redação não encontrada' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver redações corrigidas' }));
    expect(address()).toBe(paths.student.correctedEssays);
  });

  it('a correction that cannot be read now is not called missing, and is read again', async () => {
    const services = fakeServices();
    let isBroken = true;
    const get = async () => {
      if (isBroken) throw new Error('unreachable');
      return buildRichCorrection();
    };
    services.backend.essays.get = get;
    const user = renderPage(paths.student.correctedEssay(id), services);
    expect(
      await screen.findByRole('heading', { name: 'Não conseguimos abrir esta redação' }),
    ).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: theme })).toBeInTheDocument();
  });
});
