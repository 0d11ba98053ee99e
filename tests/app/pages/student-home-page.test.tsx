import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JUST_JOINED } from '@/app/navigation/just-joined';
import StudentHomePage from '@/app/pages/student-home-page';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { notify } from '@/ui/toast';
import { TEST_NOW } from '../../support/builders';
import { buildEnrolment } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

vi.mock('@/ui/toast', () => ({ notify: vi.fn<(message: object) => void>() }));
beforeEach(() => vi.mocked(notify).mockClear());

describe('StudentHomePage', () => {
  it('shows the offer, and no notice, without a promotion', async () => {
    renderWithServices(<StudentHomePage />);
    expect(screen.getByText(/Pagamento único/)).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('in promotional mode tells the hours left and hides the offer', async () => {
    const services = fakeServices();
    services.plan.promoStart.set(Date.parse(TEST_NOW) - 3_600_000);
    renderWithServices(<StudentHomePage />, { services });
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Modo promocional 24h ativo' }),
    );
    expect(screen.queryByText(/Pagamento único/)).not.toBeInTheDocument();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('says nothing over the welcome to a class; the next entry tells of the promotional mode', async () => {
    const services = fakeServices();
    services.plan.promoStart.set(Date.parse(TEST_NOW) - 3_600_000);
    const joined = { pathname: '/dashboard/student', state: JUST_JOINED };
    const { unmount } = renderWithServices(<StudentHomePage />, { services, route: joined });
    await screen.findByText('Nenhuma redação corrigida');
    expect(notify).not.toHaveBeenCalled();
    unmount();
    renderWithServices(<StudentHomePage />, { services });
    await screen.findByText('Nenhuma redação corrigida');
    expect(notify).toHaveBeenCalledOnce();
  });

  const inClass = () => rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]);
  const themeComesFirst = () => {
    const corrections = screen.getByText('Nenhuma redação corrigida');
    const theme = screen.getByRole('heading', { name: 'Tema da turma' });
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
