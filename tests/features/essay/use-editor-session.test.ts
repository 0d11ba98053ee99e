import { expect, it, vi } from 'vitest';
import type { Evaluator } from '@/data/services';
import { createEditorSession } from '@/features/essay/use-editor-session';
import { buildEvaluation, buildUser } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { fakeServices } from '../../support/services';

it('sends a text again under its id after the editor was left: what was stored meanwhile is not paid twice', async () => {
  const user = buildUser({ creditos_correcoes: 2 });
  const services = fakeServices({ user });
  const never = new Promise<never>(() => {});
  const evaluate = vi.fn<Evaluator['evaluate']>().mockReturnValueOnce(never);
  evaluate.mockResolvedValue(buildEvaluation());
  services.evaluator = { evaluate, checkTheme: async () => ({ coherent: true, justification: '' }) };
  const open = () => createEditorSession(services, user.id, async () => undefined).flow;
  const input = { theme: 'Desperdício', essay: 'O desperdício de alimentos persiste.' };

  const left = open();
  const sent = left.send(input);
  await eventually(() => expect(evaluate).toHaveBeenCalledOnce());
  left.abort();
  expect(await sent).toMatchObject({ ok: false, reason: 'aborted' });

  expect(await open().send(input)).toMatchObject({ ok: true });
  const [first, second] = evaluate.mock.calls.map(([{ id }]) => id);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});
