import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { createEditorSession } from '@/features/essay/use-editor-session';
import { protectDraft } from '@/features/essay/protection/protect-draft';
import { edit, startNew } from '@/features/essay/draft-moves';
import { buildUser } from '../../../support/builders';
import { eventually } from '../../../support/eventually';
import { fakeServices } from '../../../support/services';

const persisted = vi.fn(async () => false);
const persist = vi.fn(async () => true);
beforeEach(
  () =>
    void Object.defineProperty(navigator, 'storage', { value: { persisted, persist }, configurable: true }),
);
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

it('asks the browser after the first correction to keep everything for good, and then no more', async () => {
  const user = buildUser();
  const services = fakeServices({ user });
  const session = createEditorSession(services, user.id, async () => undefined);
  const { stop } = protectDraft(session, services, user.id);
  const write = (essay: string) => session.keeper.change((draft) => edit(draft, { theme: 'Um tema', essay }));
  write('Toda noite, restaurantes e feiras jogam fora comida boa.');
  expect(persisted).not.toHaveBeenCalled();
  session.keeper.clearSent('id');
  await eventually(() => expect(persist).toHaveBeenCalledOnce());
  session.keeper.change(startNew);
  write('Na escola onde estudo, a merenda que sobra vai para o lixo.');
  session.keeper.clearSent('id');
  expect(persisted).toHaveBeenCalledOnce();
  expect(session.keeper.get().draft).not.toEqual(EMPTY_DRAFT);
  stop();
});
