import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { createDesk } from '@/features/essay/create-desk';
import { keepDesk } from '@/features/essay/keeping/keep-desk';
import { edit, startNew } from '@/features/essay/draft-moves';
import { buildUser } from '../../../support/builders';
import { fakeServices } from '../../../support/services';

const askToPersist = vi.hoisted(() => vi.fn(async () => true));
vi.mock('@/data/device-storage', () => ({ askToPersist }));

afterEach(() => sessionStorage.clear());

it('asks the browser after the first correction to keep everything for good, and then no more', () => {
  const user = buildUser();
  const services = fakeServices({ user });
  const desk = createDesk(services, user.id);
  const { stop } = keepDesk(desk, services, user.id);
  const write = (essay: string) => desk.keeper.change((draft) => edit(draft, { theme: 'Um tema', essay }));
  write('Toda noite, restaurantes e feiras jogam fora comida boa.');
  expect(askToPersist).not.toHaveBeenCalled();
  desk.keeper.clearSent();
  expect(askToPersist).toHaveBeenCalledOnce();
  desk.keeper.change(startNew);
  write('Na escola onde estudo, a merenda que sobra vai para o lixo.');
  desk.keeper.clearSent();
  expect(askToPersist).toHaveBeenCalledOnce();
  expect(desk.keeper.get().draft).not.toEqual(EMPTY_DRAFT);
  stop();
});
