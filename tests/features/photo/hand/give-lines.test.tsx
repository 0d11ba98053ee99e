import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { GiveLines } from '@/features/photo/hand/give-lines';
import { buildUser } from '../../../support/builders';
import { buildTeacher } from '../../../support/classrooms';
import { fakeServices, onServer, renderWithServices, type FakeOptions } from '../../../support/services';

beforeEach(() => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const stripOf = (dark: number) => ({
  width: 32,
  height: 48,
  pixels: new Uint8Array(32 * 48).fill(255).fill(0, 0, dark),
});
const LINES = [
  { strip: stripOf(40), text: 'A leitura abre portas.' },
  { strip: stripOf(80), text: 'Bruna Reis' },
];
const PERMISSION = {
  id: 'p',
  sala_id: 's',
  usuario_id: 'u',
  confirmado_em: '2026-11-03T12:00:00.000Z',
};

async function open(options: FakeOptions = {}, lines = LINES) {
  const services = fakeServices({ user: buildUser(), capabilities: onServer, ...options });
  await act(async () => renderWithServices(<GiveLines lines={lines} network="hand-1" />, { services }));
  return { ...services, handLines: services.backend.handLines, user: userEvent.setup() };
}

const question = () => screen.findByRole('heading', { name: /Posso guardar/ });
const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the question for lines', () => {
  it('keeps nothing until the student has looked, chosen lines and said her age', async () => {
    const { handLines, user } = await open();
    await question();
    await user.click(await button('Ver o que seria guardado'));
    expect(await handLines.consent()).toBeNull();
    expect(await button('Guardar 2 linhas')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Bruna Reis/ }));
    expect(await button('Guardar 1 linha')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Tenho 18 anos ou mais' }));
    await user.click(await button('Guardar 1 linha'));
    expect(await screen.findByRole('heading', { name: /Obrigado/ })).toHaveFocus();
    expect((await handLines.list()).map(({ texto }) => texto)).toEqual(['A leitura abre portas.']);
    expect(await handLines.consent()).toMatchObject({ base: 'maior' });
  });

  it('is not asked again on this device after "not now"', async () => {
    const { user, ...services } = await open();
    const { handLines } = services;
    await user.click(await button('Agora não'));
    expect(await screen.findByRole('heading', { name: /nada foi guardado/ })).toHaveFocus();
    expect(await handLines.mayAsk()).toBe(false);
    document.body.replaceChildren();
    await act(async () => renderWithServices(<GiveLines lines={LINES} />, { services }));
    await act(() => handLines.permission());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('of somebody under age needs the note of a teacher', async () => {
    const { user } = await open();
    await user.click(await button('Ver o que seria guardado'));
    await user.click(screen.getByRole('radio', { name: 'Tenho menos de 18' }));
    expect(screen.getByRole('status')).toHaveTextContent('autorização assinada');
    expect(await button('Guardar 2 linhas')).toBeDisabled();
  });

  it('of somebody under age with that note goes by it', async () => {
    const { handLines } = fakeServices().backend;
    const giveConsent = vi.fn<typeof handLines.giveConsent>(async () => undefined);
    const give = vi.fn<typeof handLines.give>(async () => undefined);
    const fake = {
      mayAsk: async () => true,
      consent: async () => null,
      permission: async () => PERMISSION,
      giveConsent,
      give,
    };
    const { user } = await open({ backend: { handLines: { ...handLines, ...fake } } });
    await user.click(await button('Ver o que seria guardado'));
    await user.click(screen.getByRole('radio', { name: 'Tenho menos de 18' }));
    expect(screen.getByRole('status')).toHaveTextContent('03/11/2026');
    await user.click(await button('Guardar 2 linhas'));
    await screen.findByRole('heading', { name: /Obrigado/ });
    expect(giveConsent).toHaveBeenCalledExactlyOnceWith({ base: 'autorizacao', permissionId: 'p' });
    expect(give).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ length: 2 }), 'hand-1');
  });

  it('believes the date of birth in the profile', async () => {
    const services = fakeServices({ user: buildUser() });
    await services.backend.profile.save({ data_nascimento: '2010-03-14' });
    const { user } = await open({ backend: { profile: services.backend.profile } });
    await user.click(await button('Ver o que seria guardado'));
    expect(await screen.findByText(/Entregue-a a quem dá aula/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is shorter where a consent stands, and a "no" is for these lines alone', async () => {
    const known = fakeServices({ user: buildUser() });
    await known.backend.handLines.giveConsent({ base: 'maior' });
    const { handLines, user } = await open({ backend: { handLines: known.backend.handLines } });
    expect(await question()).toHaveTextContent('também estas linhas');
    await user.click(await button('Ver o que seria guardado'));
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await button('Agora não'));
    expect([await handLines.mayAsk(), await handLines.list()]).toEqual([true, []]);
  });

  it('says what went wrong, and keeps what was chosen', async () => {
    const { handLines } = fakeServices().backend;
    const fake = {
      ...handLines,
      mayAsk: async () => true,
      consent: async () => ({ base: 'maior' as const, autorizacao_id: null, created_at: '2026-11-03' }),
      permission: async () => null,
      give: () => Promise.reject(new AppError('too-many-attempts')),
    };
    const { user } = await open({ backend: { handLines: fake } });
    await user.click(await button('Ver o que seria guardado'));
    await user.click(screen.getByRole('checkbox', { name: /Bruna/ }));
    await user.click(await button('Guardar 1 linha'));
    expect(await screen.findByText(/até 100 por dia/)).toBeVisible();
    const lines = within(screen.getByRole('group', { name: /Desmarque/ }));
    expect(lines.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, FakeOptions, typeof LINES]>([
    ['a teacher', { user: buildTeacher() }, LINES],
    ['lines that cannot teach', {}, [{ strip: stripOf(4), text: '😀' }]],
  ])('is not asked of %s', async (_requirement, options, lines) => {
    const { handLines } = await open(options, lines);
    await act(() => handLines.permission());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
