import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { NoticeMailPreference } from '@/features/notices/notice-mail-preference';
import { StopNoticeMails } from '@/features/notices/stop-notice-mails';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

type Notices = NonNullable<NonNullable<FakeOptions['backend']>['notices']>;

function show(part: ReactElement, notices: Partial<Notices>) {
  const services = fakeServices({ user: buildTeacher(), backend: { notices: notices as Notices } });
  renderWithServices(part, { services });
  return userEvent.setup();
}
const choice = () => screen.findByRole('switch', { name: 'Receber os avisos por e-mail' });

describe('the choice of notices by e-mail (R-NOTICE-4)', () => {
  it('is off until it is made, and stays as it was made', async () => {
    const setMailed = vi.fn(async () => {});
    const user = show(<NoticeMailPreference />, { isMailed: async () => false, setMailed });
    expect(await choice()).not.toBeChecked();
    await user.click(await choice());
    expect(await choice()).toBeChecked();
    expect(setMailed).toHaveBeenCalledExactlyOnceWith(true);
    await user.click(await choice());
    expect(await choice()).not.toBeChecked();
    expect(setMailed).toHaveBeenLastCalledWith(false);
  });

  it.each([
    ['the operator sends none', async () => null],
    ['nobody knows', () => Promise.reject(new AppError('unreachable'))],
  ])('is not offered where %s', async (_reason, isMailed) => {
    const asked = vi.fn<Notices['isMailed']>(isMailed);
    show(<NoticeMailPreference />, { isMailed: asked });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('goes back where it could not be stored, and says so', async () => {
    const setMailed = () => Promise.reject(new AppError('offline'));
    const user = show(<NoticeMailPreference />, { isMailed: async () => false, setMailed });
    await user.click(await choice());
    expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/i);
    expect(await choice()).not.toBeChecked();
  });
});

describe('the page behind the link of a mail', () => {
  const stop = () => screen.getByRole('button', { name: 'Parar de receber' });

  it('ends them only when asked to', async () => {
    const stopMails = vi.fn(async () => true);
    const user = show(<StopNoticeMails code="a-code" />, { stopMails });
    expect(stopMails).not.toHaveBeenCalled();
    await user.click(stop());
    expect(
      await screen.findByRole('heading', { name: 'Pronto, você não recebe mais o resumo' }),
    ).toBeVisible();
    expect(stopMails).toHaveBeenCalledExactlyOnceWith('a-code');
  });

  it('says where a link is no good, and where to end them then', async () => {
    const user = show(<StopNoticeMails code="half" />, { stopMails: async () => false });
    await user.click(stop());
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    expect(screen.getByText(/desligue-o no seu perfil/)).toBeVisible();
  });

  it('says what went wrong and can be asked again', async () => {
    const stopMails = vi.fn(() => Promise.reject(new AppError('offline')));
    const user = show(<StopNoticeMails code="a-code" />, { stopMails });
    await user.click(stop());
    expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/i);
    await user.click(stop());
    expect(stopMails).toHaveBeenCalledTimes(2);
  });
});
