import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { JUST_JOINED } from '@/app/navigation/location-state';
import StudentHomePage from '@/app/pages/student-home-page';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { buildUser, TEST_NOW } from '../../support/builders';
import { buildEnrolment } from '../../support/classrooms';
import { fakeServices, onServer, renderWithServices } from '../../support/services';
import { countToasts, findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

describe('StudentHomePage', () => {
  it('shows the offer, and no notice, without a promotion', async () => {
    const services = fakeServices({ capabilities: { ...onServer, hasServer: false } });
    renderWithServices(<StudentHomePage />, { services });
    expect(screen.getByText(/Pagamento único/)).toBeVisible();
    expect(await countToasts()).toBe(0);
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('greets a first entry by one card, which leads to the sheet with the free day begun', async () => {
    const services = fakeServices({ user: buildUser({ createdAt: TEST_NOW }) });
    renderWithServices(<StudentHomePage />, { services });
    expect(screen.getByRole('region', { name: 'Boa tarde, Marina.' })).toHaveTextContent(
      '24 h de correções ilimitadas',
    );
    expect(screen.queryByText('Começar Agora')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ativar 24h grátis e escrever' }));
    expect(services.preferences.promoStart.get()).toBe(Date.parse(TEST_NOW));
    expect(services.welcomed.get()).toBe(true);
    // The sheet says it; a toast would cover the theme on a phone.
    expect(screen.queryByText('Modo promocional 24h ativado!')).not.toBeInTheDocument();
    // The home would flash before the sheet.
    expect(screen.queryByText('Começar Agora')).not.toBeInTheDocument();
  });

  it('the card can be skipped, and does not come again', async () => {
    const services = fakeServices({ user: buildUser({ createdAt: TEST_NOW }) });
    const { unmount } = renderWithServices(<StudentHomePage />, { services });
    await userEvent.click(screen.getByRole('button', { name: 'Ir para o início' }));
    expect(screen.getByText('Começar Agora')).toBeVisible();
    expect(services.preferences.promoStart.get()).toBeNull();
    unmount();
    renderWithServices(<StudentHomePage />, { services });
    expect(screen.getByText('Começar Agora')).toBeVisible();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('in promotional mode tells the hours left and hides the offer', async () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW) - 3_600_000);
    renderWithServices(<StudentHomePage />, { services });
    expect(await findToast('Modo promocional 24h ativo')).toBeVisible();
    expect(screen.queryByText(/Pagamento único/)).not.toBeInTheDocument();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('says nothing over the welcome to a class; the next entry tells of the promotional mode', async () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW) - 3_600_000);
    const joined = { pathname: '/dashboard/student', state: JUST_JOINED };
    const { unmount } = renderWithServices(<StudentHomePage />, { services, route: joined });
    await screen.findByText('Nenhuma redação corrigida');
    expect(await countToasts()).toBe(0);
    unmount();
    renderWithServices(<StudentHomePage />, { services });
    await screen.findByText('Nenhuma redação corrigida');
    expect(await findToast('Modo promocional 24h ativo')).toBeVisible();
  });

  const inClass = () => rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]);
  const themeComesFirst = () => {
    const corrections = screen.getByText('Nenhuma redação corrigida');
    const theme = screen.getByRole('heading', { name: 'Tema da sala' });
    return Boolean(theme.compareDocumentPosition(corrections) & Node.DOCUMENT_POSITION_FOLLOWING);
  };

  it('opens with the theme of the class where the device knows it', async () => {
    const services = fakeServices();
    services.classMemory.set(inClass());
    renderWithServices(<StudentHomePage />, { services });
    await screen.findByText('Nenhuma redação corrigida');
    expect(themeComesFirst()).toBe(true);
  });

  it('has a theme that comes later at its end: nothing moves out of its way', async () => {
    const services = fakeServices();
    renderWithServices(<StudentHomePage />, { services });
    await screen.findByText('Nenhuma redação corrigida');
    act(() => services.classMemory.set(inClass()));
    expect(themeComesFirst()).toBe(false);
  });
});
