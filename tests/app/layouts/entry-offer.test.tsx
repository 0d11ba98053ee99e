import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigate } from 'react-router-dom';
import { EntryOffer, isQuietPage } from '@/app/layouts/entry-offer';
import { JUST_JOINED } from '@/app/navigation/location-state';
import type { Capabilities } from '@/data/services';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { paths } from '@/lib/paths';
import { buildCorrection, buildUser, TEST_NOW } from '../../support/builders';
import { createState } from '@/lib/create-state';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

const openUpgrade = vi.fn<() => void>();
const openLimit = vi.fn<() => void>();
function Area() {
  const navigate = useNavigate();
  return (
    <>
      <EntryOffer openUpgrade={openUpgrade} openLimit={openLimit} />
      <input aria-label="Campo" />
      <button type="button" onClick={() => void navigate(paths.student.progress)}>
        Progresso
      </button>
    </>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Situation = {
  credits?: number;
  promoStart?: number | null;
  isPackageUsedUp?: boolean;
  createdAt?: string;
  essay?: string;
  isCorrected?: boolean;
  route?: string | { pathname: string; state: unknown };
  capabilities?: Capabilities;
};

/** Replaces `sync`, so that the balance after it is the one in the parameters. */
async function enter({
  credits = 0,
  promoStart = null,
  isPackageUsedUp,
  createdAt,
  essay,
  isCorrected = true,
  route,
  capabilities,
}: Situation) {
  const plan = isPackageUsedUp ? 'premium' : 'trial';
  const user = buildUser({ creditos_correcoes: credits, plan, ...(createdAt && { createdAt }) });
  const services = fakeServices({
    user,
    history: isCorrected ? [buildCorrection()] : [],
    ...(capabilities && { capabilities }),
  });
  services.preferences.promoStart.set(promoStart);
  if (essay) services.drafts.save({ ...EMPTY_DRAFT, essay });
  const sync = vi.spyOn(services.backend.credits, 'sync').mockResolvedValue();
  const view = renderWithServices(<Area />, { services, route: route ?? paths.student.home });
  await wait(0);
  return { ...view, services, sync };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  openUpgrade.mockClear();
  openLimit.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the offer on entry to the student area', () => {
  it('synchronises the credits first', async () => {
    expect((await enter({})).sync).toHaveBeenCalledTimes(1);
  });

  it('never comes where a credit buys nothing', async () => {
    await enter({ capabilities: { ...onServer, hasModel: createState<boolean | null>(false) } });
    await wait(5000);
    expect(openUpgrade).not.toHaveBeenCalled();
  });

  it('comes one second after entry, once a session: a reload is no new one', async () => {
    const { unmount } = await enter({});
    await wait(999);
    expect(openUpgrade).not.toHaveBeenCalled();
    await wait(2);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
    await wait(120_000);
    unmount();
    await enter({});
    await wait(120_000);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['not with credits', { credits: 3 }, 0, 0],
    ['not in the promotional mode', { promoStart: Date.parse(TEST_NOW) - 1000 }, 0, 0],
    ['the limit dialog when a bought package is used up', { isPackageUsedUp: true }, 0, 1],
    ['the upgrade dialog in every other case', {}, 1, 0],
    ['not over an unsent text', { essay: 'Uma frase.' }, 0, 0],
    ['not on a page of a purchase', { route: paths.student.upgradeEnem }, 0, 0],
    ['not before the first correction', { isCorrected: false }, 0, 0],
    ['not at the first entry', { createdAt: TEST_NOW }, 0, 0],
  ])('%s', async (_requirement, situation, upgrades, limits) => {
    await enter(situation);
    await wait(5000);
    expect(openUpgrade).toHaveBeenCalledTimes(upgrades);
    expect(openLimit).toHaveBeenCalledTimes(limits);
  });

  it.each([
    [
      'an open dialog',
      () => void document.body.appendChild(document.createElement('div')).setAttribute('role', 'dialog'),
    ],
    ['a field with the focus', () => document.querySelector('input')?.focus()],
  ])('never opens over %s: it waits', async (_, begin) => {
    await enter({});
    begin();
    await wait(5000);
    expect(openUpgrade).not.toHaveBeenCalled();
    document.querySelector('body > [role=dialog]')?.remove();
    document.querySelector('input')?.blur();
    await wait(1001);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('comes on the next page where this one is quiet', async () => {
    await enter({ route: paths.student.classes });
    await wait(5000);
    expect(openUpgrade).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Progresso'));
    await wait(1001);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('leaves the first minute to whoever signed up, once the welcome is answered', async () => {
    const { services } = await enter({ createdAt: TEST_NOW });
    act(() => void services.welcomed.set(true));
    services.clock.advance(59_000);
    await wait(5000);
    expect(openUpgrade).not.toHaveBeenCalled();
    services.clock.advance(1000);
    await wait(1001);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('leaves the first minute to whoever joined a class', async () => {
    const { services } = await enter({ route: { pathname: paths.student.home, state: JUST_JOINED } });
    await wait(5000);
    expect(openUpgrade).not.toHaveBeenCalled();
    services.clock.advance(60_000);
    await wait(1001);
    expect(openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('does not come to someone who left within the second', async () => {
    const { unmount } = await enter({});
    await wait(500);
    unmount();
    await wait(1000);
    expect(openUpgrade).not.toHaveBeenCalled();
  });
});

it.each([
  [paths.student.home, false],
  [paths.student.essay, false],
  [paths.student.progress, false],
  [paths.student.classes, true],
  [paths.student.receivedEssay('1'), true],
  [paths.student.marketplace, true],
  [paths.student.purchase, true],
  [paths.student.profile, true],
  [paths.student.myData, true],
  [paths.student.mockExam, true],
])('%s is quiet: %s', (path, isQuiet) => {
  expect(isQuietPage(path)).toBe(isQuiet);
});
