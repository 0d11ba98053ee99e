import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSessionUser } from '../../src/domain/session/new-session-user';
import type { UserType } from '../../src/domain/session/session-user';
import { linkTo, summariesTo } from '../../tests/support/read-mail';
import { student, teacher, type Person } from './journey';

/** Address and data folder of the backend, reported by the connected app's server. */
let { E2E_API_URL: url = '', E2E_BACKEND_DATA: folder = '' } = process.env;

/** Directs the functions below to the backend of an app that the test file started itself. */
export function useBackendOf(app: { apiUrl: string; folder: string }): void {
  url = app.apiUrl;
  folder = app.folder;
}

/** URLs of the backend, for tests that intercept requests. */
export const api = { all: `${url}/**`, tables: `${url}/rest/v1/`, user: `${url}/auth/v1/user` };
export const EVALUATION = `${url}/functions/v1/evaluate-essay-with-ai`;
export const TRANSCRIPTION = `${url}/functions/v1/transcribe-essay`;

/** A student unique to the test. */
export function newStudent(name = student.name): Person {
  return { ...student, name, email: `${randomUUID()}@example.com` };
}

export const newTeacher = (name = teacher.name): Person => ({ ...teacher, name, email: newStudent().email });

/**
 * Creates the account through the API and signs this browser in to it, with a free day for a student. Call before
 * the page opens; `signUp` is for tests of the form.
 */
export async function enter(page: Page, person: Person, userType: UserType = 'student'): Promise<void> {
  const { anonKey } = keys();
  const { name, email, password } = person;
  const body = { email, password, data: { nome: name, tipo_conta: userType } };
  const session = (await ask('POST', 'auth/v1/signup', anonKey, { apikey: anonKey, body })) as Session;
  const record = {
    ...newSessionUser({ ...person, userType, id: session.user.id, now: new Date() }),
    ...(userType === 'student' && { promo_inicio: await startServerFreeDay(session) }),
  };
  // Signs in only once, so that a user who signs out stays signed out.
  await page.addInitScript(
    (entries) => {
      if (location.protocol === 'about:' || localStorage.getItem('e2e:entered')) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'grifo:auth': session, 'grifo:user': record, 'e2e:entered': true },
  );
}

/** Creates a student's account and joins a class, without a browser. */
export async function joinByApi({ name, email, password }: Person, code: string): Promise<void> {
  const { anonKey } = keys();
  const body = { email, password, data: { nome: name, tipo_conta: 'student' } };
  const session = (await ask('POST', 'auth/v1/signup', anonKey, { apikey: anonKey, body })) as Session;
  const join = { apikey: anonKey, body: { p_codigo: code } };
  const answer = await ask('POST', 'rest/v1/rpc/entrar_na_sala', session.access_token, join);
  if (!(answer as { ok: boolean }).ok) throw new Error(`${name} did not join: ${JSON.stringify(answer)}`);
}

/** Copies a student's essay, slightly changed, to another student, and submits it to the class. */
export async function sendCopyByApi(from: Person, to: Person, classroomId: string): Promise<void> {
  const columns = 'tema,texto,nota_total,correcao,origem,produtor,versao';
  const [essay] = (await asServer(
    'GET',
    `redacoes?usuario_id=eq.${await idOf(from)}&select=${columns}`,
  )) as StoredEssay[];
  const { access_token, user } = await signInByApi(to);
  const id = randomUUID();
  const texto = `${essay?.texto}\nSão estas as palavras de ${to.name}.`;
  await asServer('POST', 'redacoes', { ...essay, id, usuario_id: user.id, texto });
  const body = { p_sala: classroomId, p_redacao: id };
  const answer = await ask('POST', 'rest/v1/rpc/enviar_para_sala', access_token, {
    apikey: keys().anonKey,
    body,
  });
  if (!(answer as { ok: boolean }).ok) throw new Error(`${to.name} sent nothing: ${JSON.stringify(answer)}`);
}

/** Changes the name as the profile page does. */
export async function renameByApi(person: Person, nome: string): Promise<void> {
  const { access_token, user } = await signInByApi(person);
  const change = { apikey: keys().anonKey, body: { nome } };
  await ask('PATCH', `rest/v1/profiles?user_id=eq.${user.id}`, access_token, change);
}

/** The server stores an account's free day; the device shows the server's state. */
async function startServerFreeDay({ access_token }: Session): Promise<string> {
  const { anonKey } = keys();
  const body = { p_ativa: true };
  return (await ask('POST', 'rest/v1/rpc/definir_promo', access_token, { apikey: anonKey, body })) as string;
}

type Session = { access_token: string; user: { id: string } };

/** The link in the last message to this address. */
export const linkInMailTo = ({ email }: Person) => linkTo(email, folder);

/** Sends due summaries, as the schedule does every few minutes. */
export async function sendDueSummaries(): Promise<void> {
  const headers = { 'x-grifo-schedule': keys().scheduleSecret };
  const response = await fetch(`${url}/functions/v1/send-notices-by-email`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`No summaries: ${response.status} ${await response.text()}`);
}

/** Texts of the notice summaries sent to this e-mail address. */
export const summariesInMailTo = ({ email }: Person) =>
  summariesTo(email, folder).map(({ text }) => text ?? '');

export type StoredEssay = {
  id: string;
  tema: string;
  texto: string;
  nota_total: number;
  origem: string;
  produtor: string;
  versao_de: string | null;
};

export async function storedEssays(person: Person): Promise<StoredEssay[]> {
  return (await asServer('GET', `redacoes?usuario_id=eq.${await idOf(person)}`)) as StoredEssay[];
}

export type StoredRating = { redacao_id: string; estrelas: number; comentario: string | null };

export async function storedRatings(person: Person): Promise<StoredRating[]> {
  return (await asServer('GET', `correcao_avaliacoes?usuario_id=eq.${await idOf(person)}`)) as StoredRating[];
}

export type StoredDisagreement = {
  motivo: string;
  com_redacao: boolean;
  texto: string | null;
  tema: string | null;
};

export async function storedDisagreements(person: Person): Promise<StoredDisagreement[]> {
  const rows = await asServer('GET', `discordancias?usuario_id=eq.${await idOf(person)}`);
  return rows as StoredDisagreement[];
}

export async function storedFavourites(person: Person): Promise<string[]> {
  const rows = await asServer('GET', `repertorio_favoritos?usuario_id=eq.${await idOf(person)}`);
  return (rows as { entrada: string }[]).map(({ entrada }) => entrada);
}

export type ModelSpending = { servico: string; resultado: string; pedidos: number; chamadas: number };

/** The model's total cost so far, over all accounts. */
export async function modelSpending(): Promise<ModelSpending[]> {
  return (await asServer('GET', 'gastos_ia?select=servico,resultado,pedidos,chamadas')) as ModelSpending[];
}

/**
 * Has the same effect on the tables as deleting an account. The embedded (test) version of Auth has no call for
 * that.
 */
export async function deleteProfile({ email }: Person): Promise<void> {
  await asServer('DELETE', `profiles?email=eq.${email}`);
}

/** Has the same effect as the SQL statement in the README. */
export async function makeDeveloper({ email }: Person): Promise<void> {
  await asServer('PATCH', `profiles?email=eq.${email}`, { tipo_conta: 'dev' });
}

/** Has the same effect as the payment function on a valid notice about twelve corrections; returns the payment id. */
export async function confirmPurchase({ email }: Person): Promise<string> {
  const payment = randomUUID();
  await asServer('POST', 'rpc/registrar_compra', {
    p_pagamento_id: payment,
    p_email: email,
    p_produto: 'aluno_12',
  });
  return payment;
}

/** Has the same effect as the payment function on a refund. */
export async function refundPurchase(payment: string): Promise<void> {
  await asServer('POST', 'rpc/estornar_compra', { p_pagamento_id: payment, p_motivo: 'devolucao' });
}

/** Has the same effect as "Sair de todos os aparelhos" pressed on a device other than the test's browsers. */
export async function endAllSessions(person: Person): Promise<void> {
  const { access_token } = await signInByApi(person);
  await ask('POST', 'auth/v1/logout?scope=global', access_token, { apikey: keys().anonKey });
}

async function signInByApi({ email, password }: Person): Promise<Session> {
  const { anonKey } = keys();
  const path = 'auth/v1/token?grant_type=password';
  return (await ask('POST', path, anonKey, { apikey: anonKey, body: { email, password } })) as Session;
}

async function idOf({ email }: Person): Promise<string | undefined> {
  const [profile] = (await asServer('GET', `profiles?email=eq.${email}`)) as { user_id: string }[];
  return profile?.user_id;
}

function asServer(method: string, path: string, body?: object) {
  const { serviceKey } = keys();
  return ask(method, `rest/v1/${path}`, serviceKey, { apikey: serviceKey, body });
}

type Question = { apikey: string; body?: object };

async function ask(method: string, path: string, token: string, { apikey, body }: Question) {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : null) as unknown;
}

/** Read in each test, because the server creates the keys on start. */
function keys() {
  return JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
    anonKey: string;
    serviceKey: string;
    scheduleSecret: string;
  };
}
