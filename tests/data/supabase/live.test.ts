// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { connectedKeys } from '@/data/supabase/connected-context';
import { areaKeys, keys } from '@/data/local/keys';
import { STORED_ESSAY_THEME } from '@/domain/evaluation/from-stored-essay';
import { MOST_GIVEN_A_DAY } from '@/domain/ocr/hand/given-line';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { buildCorrection, buildEvaluation, SAMPLE_THEME } from '../../support/builders';
import { GOOD_ESSAY } from '../../support/essays';
import { MemoryStorage } from '../../support/memory-storage';
import { buildProfile } from '../../support/profiles';
import { lineOf } from '../contract/hand-lines.contract';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer as askAsServer, newLiveStudent, openLive } from './live-pages';
import { eventually } from '../../support/eventually';
import { createUserClient } from '@/app/layouts/query-provider';
import { restoreQueue } from '@/queries/query-client';

isolatePages();
const backend = liveBackend();

const open = (storage?: MemoryStorage) => openLive(backend, { storage });
const newStudent = () => newLiveStudent(backend);
const asServer = (method: string, path: string, body?: object) => askAsServer(backend, method, path, body);

const correct = (id: string, essay = GOOD_ESSAY, submittedAt = new Date().toISOString()) =>
  toCorrection(buildEvaluation(), { id, theme: SAMPLE_THEME, essay, submittedAt });

describe('accounts', () => {
  it('sign up with a profile of the server’s making, and sign in on another device', async () => {
    const { user, credentials } = await newStudent();
    expect(user).toMatchObject({
      email: credentials.email,
      name: 'Marina Duarte',
      userType: 'student',
      isTrialActive: true,
      creditos_correcoes: 0,
      plan: 'trial',
      canetinhas: 100,
    });
    expect(Date.parse(user.trialEndDate) - Date.parse(user.createdAt)).toBe(2 * 86_400_000);
    const { user: again } = await open().session.signIn({ ...credentials, userType: 'teacher' });
    expect(again).toEqual(user);
  });

  it('tell a taken e-mail, a wrong password and a weak one', async () => {
    const { credentials } = await newStudent();
    const { session } = open();
    await expect(session.signUp({ ...credentials, name: 'Outra' })).rejects.toMatchObject({
      code: 'email-taken',
    });
    await expect(session.signIn({ ...credentials, password: 'outra-senha' })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    const short = {
      ...credentials,
      name: 'Ana',
      email: `${crypto.randomUUID()}@example.com`,
      password: '123',
    };
    await expect(session.signUp(short)).rejects.toMatchObject({ code: 'weak-password' });
    expect(session.user.get()).toBeNull();
  });

  it('put a record edited by hand right at the next load', async () => {
    const { storage, user } = await newStudent();
    storage.setItem(keys.user, JSON.stringify({ ...user, userType: 'dev', creditos_correcoes: 999_999 }));
    const { session } = open(storage);
    await eventually(() => expect(session.user.get()).toEqual(user));
  });

  it('signed out everywhere are out on the other device at its next load', async () => {
    const { session, credentials } = await newStudent();
    const other = open();
    await other.session.signIn(credentials);
    await session.signOut('global');
    const { session: reloaded } = open(other.storage);
    await eventually(() => expect(reloaded.user.get()).toBeNull());
    expect(other.storage.items.has(connectedKeys.tokens)).toBe(false);
  });

  it('that are gone sign out cleanly', async () => {
    const { storage, user } = await newStudent();
    await asServer('DELETE', `profiles?user_id=eq.${user.id}`);
    const { session } = open(storage);
    await eventually(() => expect(session.user.get()).toBeNull());
  });

  it('get a new password by the link of the e-mail', async () => {
    const { credentials, session, user } = await newStudent();
    await session.signOut();
    expect(await session.recoverPassword('nobody@example.com')).toBe('sent');
    expect(await session.recoverPassword(credentials.email)).toBe('sent');
    const answer = await fetch(backend.linkTo(credentials.email), { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.pathname).toBe('/nova-senha');
    history.replaceState(null, '', `${target.pathname}${target.search}${target.hash}`);
    const page = open();
    expect(await page.session.openRecoveryLink()).toEqual(user);
    await page.session.setPassword('senha-nova-1');
    expect((await open().session.signIn({ ...credentials, password: 'senha-nova-1' })).user.id).toBe(user.id);
    await expect(open().session.signIn(credentials)).rejects.toMatchObject({ code: 'wrong-credentials' });
    const used = await fetch(backend.linkTo(credentials.email), { redirect: 'manual' });
    const { hash, search } = new URL(used.headers.get('location') ?? '');
    history.replaceState(null, '', `/nova-senha${search}${hash}`);
    await expect(open().session.openRecoveryLink()).rejects.toMatchObject({ code: 'link-expired' });
  });
});

describe('essays', () => {
  it('stored by this device are on any other, with their rating', async () => {
    const { essays, credentials } = await newStudent();
    const id = crypto.randomUUID();
    const correction = correct(id);
    await essays.save(correction);
    await essays.rate(id, { stars: 4, comment: 'Ajudou.' });
    const other = open();
    await other.session.signIn(credentials);
    const [found] = await other.essays.list();
    const { theme, finalScore, submittedAt } = correction;
    const competencies = correction.competencies.map(({ name, score, maxScore }) => ({
      name,
      score,
      maxScore,
    }));
    expect(found).toEqual({ id, theme, finalScore, submittedAt, competencies });
    await other.essays.rate(id, { stars: 5, comment: '' });
    expect(await asServer('GET', `correcao_avaliacoes?redacao_id=eq.${id}`)).toMatchObject([
      { estrelas: 5, comentario: null },
    ]);
    expect(await other.essays.get(id)).toEqual(correction);
    expect(await other.essays.metrics()).toMatchObject({ totalRedacoes: 1, melhorNota: 760 });
    expect(await other.session.refresh()).toMatchObject({ canetinhas: 101 });
  });

  it('stored without their correction are mapped as R-HISTORY-5 says, in the list and opened', async () => {
    const { essays, user } = await newStudent();
    await asServer('POST', 'redacoes', { usuario_id: user.id, texto: 'Um texto.', nota_total: 720 });
    const [listed] = await essays.list();
    const opened = await essays.get(String(listed?.id));
    for (const correction of [listed, opened]) {
      expect(correction).toMatchObject({ theme: STORED_ESSAY_THEME, finalScore: 720 });
      expect(correction?.competencies.map(({ score }) => score)).toEqual([144, 144, 144, 144, 144]);
    }
    expect(opened?.originalText).toBe('Um texto.');
  });

  it('one that the database refuses is told', async () => {
    const { essays } = await newStudent();
    await expect(essays.save(correct('1', 'a'.repeat(20_001)))).rejects.toMatchObject({ code: 'refused' });
  });

  it('of the local mode move to the account, once', async () => {
    const { user, credentials } = await newStudent();
    const essay = { ...buildCorrection({ id: '7' }), owner: `local:${credentials.email}` };
    for (const load of [1, 2]) {
      const page = open(new MemoryStorage({ [areaKeys.correctedEssays]: JSON.stringify([essay]) }));
      await page.session.signIn(credentials);
      await restoreQueue(createUserClient(page), page.outbox, user.id);
      expect(await asServer('GET', `redacoes?usuario_id=eq.${user.id}`), `load ${load}`).toHaveLength(1);
    }
  });

  it('corrected by the function are stored by it, and not again', async () => {
    const { essays, evaluator, user } = await newStudent();
    const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };
    expect(await evaluator.checkTheme(input)).toMatchObject({ coherent: true });
    const evaluation = await evaluator.evaluate(input);
    expect(evaluation.grifo).toMatchObject({ producer: 'scorer', storedId: expect.any(String) });
    const correction = toCorrection(evaluation, { ...input, id: '1', submittedAt: new Date().toISOString() });
    await essays.save(correction);
    expect(await essays.list()).toMatchObject([
      { id: evaluation.grifo?.storedId, theme: SAMPLE_THEME, finalScore: correction.finalScore },
    ]);
    expect(await asServer('GET', `redacoes?usuario_id=eq.${user.id}&select=origem`)).toEqual([
      { origem: 'funcao' },
    ]);
  });
});

it('a profile is the account’s but for the fields that stay on the device', async () => {
  const { backend: data, session, credentials, storage, user } = await newStudent();
  const { profile } = data;
  const saved = buildProfile();
  await profile.save(saved);
  expect(storage.json(keys.profileExtra(user.id))).toMatchObject({ biografia: saved.biografia });
  const other = open();
  await other.session.signIn(credentials);
  const there = await other.backend.profile.load();
  expect(there).toMatchObject({ nome: saved.nome, avatar_url: saved.avatar_url, biografia: '' });
  await profile.save({ telefone: '' });
  expect(await asServer('GET', `profiles?user_id=eq.${user.id}&select=nome,telefone`)).toEqual([
    { nome: saved.nome, telefone: null },
  ]);
  await session.signOut();
  await expect(profile.save({ nome: 'Ninguém' })).rejects.toMatchObject({ code: 'session-lost' });
});

it('a purchase shows up with its credits, on the account that bought it alone', async () => {
  const { backend: data, session, user } = await newStudent();
  const stranger = await newStudent();
  const { purchases } = data;
  expect(await purchases.list()).toEqual([]);
  for (const produto of ['aluno_12', 'professor_anual']) {
    await asServer('POST', 'rpc/registrar_compra', {
      p_pagamento_id: crypto.randomUUID(),
      p_email: user.email,
      p_produto: produto,
    });
  }
  const found = await purchases.list();
  expect(found).toMatchObject([
    { produto: 'professor_anual', creditos: 0 },
    { produto: 'aluno_12', creditos: 12 },
  ]);
  expect(Math.abs(Date.parse(found[0]?.created_at ?? '') - Date.now())).toBeLessThan(60_000);
  expect(session.user.get()).toMatchObject({ creditos_correcoes: 12, plan: 'premium' });
  expect(await stranger.backend.purchases.list()).toEqual([]);
});

it('credits are what was bought, and the promotion begins and ends on the server', async () => {
  const {
    backend: { credits },
    session,
    preferences,
    user,
  } = await newStudent();
  await asServer('POST', 'rpc/registrar_compra', {
    p_pagamento_id: crypto.randomUUID(),
    p_email: user.email,
    p_produto: 'aluno_12',
  });
  await credits.sync();
  expect(session.user.get()).toMatchObject({ creditos_correcoes: 12, plan: 'premium' });

  await credits.setPromo(true);
  const start = preferences.promoStart.get();
  expect(Math.abs(Date.now() - (start ?? 0))).toBeLessThan(60_000);
  await credits.sync();
  expect(preferences.promoStart.get()).toBe(start);
  await credits.setPromo(false);
  expect(preferences.promoStart.get()).toBeNull();
});

it('a free day in which a model has read goes on where it was, off and on again', async () => {
  const { backend, session, preferences, user } = await newStudent();
  await backend.credits.setPromo(true);
  const start = preferences.promoStart.get();
  await asServer('POST', 'rpc/reservar_ia', {
    p_usuario: user.id,
    p_servico: 'leitura',
    p_limite: 40,
    p_chave: 'k',
  });
  await backend.credits.setPromo(false);
  preferences.promoStart.set(Date.now());
  await backend.credits.setPromo(true);
  expect(preferences.promoStart.get()).toBe(start);
  await session.refresh();
  expect(Date.parse(session.user.get()?.dia_gratis_em ?? '')).toBe(start);
});

it('a hundred lines of handwriting are taken on a day, and all are in the export', async () => {
  const { handLines, account } = (await newStudent()).backend;
  await handLines.giveConsent({ base: 'maior' });
  const all = Array.from({ length: MOST_GIVEN_A_DAY }, (_, at) => lineOf(at));
  await handLines.give(all, null);
  await handLines.give(all, null);
  await expect(handLines.give([lineOf(999)], null)).rejects.toMatchObject({ code: 'too-many-attempts' });
  const { signal } = new AbortController();
  const data = await account.collect({ onProgress: () => undefined, signal });
  expect(data.linhasDadas).toHaveLength(MOST_GIVEN_A_DAY);
  expect(data.linhasDadas).toContainEqual(expect.objectContaining(lineOf(7)));
  expect(data.registrosDoServidor.letra_consentimentos).toMatchObject([{ base: 'maior', versao: '1' }]);
});

it('notices by e-mail are off until asked for, and end by a code, also for others than its owner', async () => {
  const marina = await newStudent();
  const bento = await newStudent();
  const { notices } = marina.backend;
  expect(await notices.isMailed()).toBe(false);
  await notices.setMailed(true);
  expect(await notices.isMailed()).toBe(true);
  expect(await bento.backend.notices.isMailed()).toBe(false);

  const rows = await asServer('GET', `avisos_por_email?usuario_id=eq.${marina.user.id}&select=codigo`);
  const [{ codigo }] = rows as [{ codigo: string }];
  expect(await bento.backend.notices.stopMails(`${codigo}x`)).toBe(false);
  expect(await notices.isMailed()).toBe(true);
  expect(await bento.backend.notices.stopMails(codigo)).toBe(true);
  expect(await notices.isMailed()).toBe(false);
});
