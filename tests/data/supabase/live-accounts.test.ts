// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '@/domain/messages/message';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';
import { messagesContract } from '../contract/messages.contract';
import { essaysContract } from '../contract/essays.contract';
import { rewardsContract } from '../contract/rewards.contract';
import { practiceContract } from '../contract/practice.contract';
import { repertoireContract } from '../contract/repertoire.contract';
import { handLinesContract } from '../contract/hand-lines.contract';
import { creditsContract } from '../contract/credits.contract';
import { accountContract } from '../contract/account.contract';
import { liveBackend } from './live-backend';
import { asServer as askAsServer, newLiveUser } from './live-pages';
import { isolateDevices, liveStage } from './live-stage';

isolateDevices();
const backend = liveBackend();

describe.each([
  ['messages', messagesContract],
  ['essays', essaysContract],
  ['rewards', rewardsContract],
  ['practice', practiceContract],
  ['hand lines', handLinesContract],
  ['repertoire', repertoireContract],
  ['accounts', accountContract],
  ['credits', creditsContract],
])('%s', (_subject, contract) => {
  contract(liveStage);
});

/** A page on a device of its own, with a new account. */
async function newUser(userType: 'student' | 'teacher' = 'student', name = 'Marina') {
  const page = await newLiveUser(backend, { userType, name });
  const send = (given: Partial<OutgoingMessage> = {}) =>
    page.backend.messages.send(buildOutgoing({ ...message, userId: page.user.id, ...given }));
  return { ...page, ...page.backend, send };
}

/** Sends a request with the server's rights, to read or change the tables directly. */
const asServer = (method: string, path: string, body?: object) => askAsServer(backend, method, path, body);

const message = {
  nome: 'Marina Duarte',
  email: 'marina@email.exemplo',
  telefone: '(11) 98765-4321',
  tipo_problema: 'dificuldade',
  mensagem: '<script>alert(1)</script>\n\nNão achei “Progresso” 🦅.',
} as const;

describe('messages to the server', () => {
  it('arrive whole, signed with the role of the account, and are seen by their sender alone', async () => {
    const teacher = await newUser('teacher');
    await teacher.send();
    const [listed] = await teacher.messages.list();
    const { tipo_problema, mensagem } = message;
    expect(listed).toMatchObject({ tipo_problema, mensagem });
    expect(Math.abs(Date.now() - Date.parse(listed?.created_at ?? ''))).toBeLessThan(60_000);
    expect(await asServer('GET', `feedback_mensagens?id=eq.${listed?.id}`)).toMatchObject([
      { ...message, papel_usuario: 'teacher', usuario_id: teacher.user.id },
    ]);
    expect(await (await newUser()).messages.list()).toEqual([]);
  });

  it('at their limits fit, and no phone is none', async () => {
    const { messages, send } = await newUser();
    const longest = { telefone: '', nome: 'é'.repeat(100), mensagem: '🦅'.repeat(5000) };
    await send(longest);
    const [listed] = await messages.list();
    expect(listed?.mensagem).toBe(longest.mensagem);
    expect(await asServer('GET', `feedback_mensagens?id=eq.${listed?.id}&select=telefone`)).toEqual([
      { telefone: null },
    ]);
  });

  it('beyond twenty a day are refused by name, and none of the twenty is lost', async () => {
    const { messages, send } = await newUser();
    for (let count = 0; count < 20; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await messages.list()).toHaveLength(20);
  });

  it('that wait on the device are in the export of the account, with those that arrived', async () => {
    const {
      user,
      outbox,
      send,
      backend: { account },
    } = await newUser();
    await send({ mensagem: 'Esta mensagem já chegou.' });
    const waiting = buildOutgoing({ userId: user.id, mensagem: 'Esta mensagem ainda espera.' });
    await outbox.put(buildOutboxEntry(waiting));
    const { signal } = new AbortController();
    const { mensagens, nesteAparelho } = await account.collect({ onProgress: () => undefined, signal });
    expect(mensagens).toMatchObject([{ mensagem: 'Esta mensagem já chegou.' }]);
    expect(nesteAparelho).toMatchObject({ 'grifo-outbox': [waiting] });
  });
});

describe('what the model costs', () => {
  async function newPerson(role: 'student' | 'teacher' | 'dev') {
    const person = await newUser(role === 'dev' ? 'teacher' : role, 'Equipe Grifo');
    // Nobody can sign up as a developer, so the type is set on the server.
    if (role === 'dev')
      await asServer('PATCH', `profiles?user_id=eq.${person.user.id}`, { tipo_conta: 'dev' });
    return person;
  }

  it('is a developer’s to see, as are its limits to change', async () => {
    const { modelCosts } = await newPerson('dev');
    const { ativo: _switch, ...before } = await modelCosts.settings();
    await modelCosts.change({ pedidos_conta_nova: 7, preco_entrada: 0.85 });
    expect(await modelCosts.settings()).toMatchObject({
      ...before,
      pedidos_conta_nova: 7,
      preco_entrada: 0.85,
    });
    await modelCosts.change(before);
    expect(await modelCosts.use('2020-01-01')).toBeInstanceOf(Array);
  });

  it.each(['student', 'teacher'] as const)('the server tells a %s nothing of it', async (role) => {
    const { modelCosts } = await newPerson(role);
    await expect(modelCosts.settings()).rejects.toMatchObject({ code: 'refused' });
    await expect(modelCosts.change({ ativo: false })).rejects.toMatchObject({ code: 'refused' });
    expect(await modelCosts.use('2020-01-01')).toEqual([]);
  });
});
