import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo } from '../../tests/support/read-mail';
import { student, type Person } from './journey';

/** What the server of the connected app told of its backend. */
const { E2E_API_URL: url = '', E2E_BACKEND_DATA: folder = '' } = process.env;

/** Its addresses, for those who stand between it and the app. */
export const api = { all: `${url}/**`, tables: `${url}/rest/v1/` };
export const EVALUATION = `${url}/functions/v1/evaluate-essay-with-ai`;
export const TRANSCRIPTION = `${url}/functions/v1/transcribe-essay`;

/** A student whom no other test knows. */
export function newStudent(name = student.name): Person {
  return { ...student, name, email: `${randomUUID()}@example.com` };
}

/** The link of the last message to this address. */
export const linkInMailTo = ({ email }: Person) => linkTo(email, folder);

export type StoredEssay = { id: string; tema: string; texto: string; nota_total: number; origem: string };

export async function storedEssays(person: Person): Promise<StoredEssay[]> {
  const [profile] = (await asServer('GET', `profiles?email=eq.${person.email}`)) as { user_id: string }[];
  return (await asServer('GET', `redacoes?usuario_id=eq.${profile?.user_id}`)) as StoredEssay[];
}

/** What deleting an account does to the tables. The embedded Auth has no call that deletes one. */
export async function deleteProfile({ email }: Person): Promise<void> {
  await asServer('DELETE', `profiles?email=eq.${email}`);
}

/** "Sair de todos os aparelhos", from one that is none of the browsers. */
export async function endAllSessions({ email, password }: Person): Promise<void> {
  const { anonKey } = keys();
  const path = 'auth/v1/token?grant_type=password';
  const session = await ask('POST', path, anonKey, { apikey: anonKey, body: { email, password } });
  const { access_token } = session as { access_token: string };
  await ask('POST', 'auth/v1/logout?scope=global', access_token, { apikey: anonKey });
}

function asServer(method: string, path: string) {
  const { serviceKey } = keys();
  return ask(method, `rest/v1/${path}`, serviceKey, { apikey: serviceKey });
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

/** Read anew by each test: the server makes them when it starts. */
function keys() {
  return JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
    anonKey: string;
    serviceKey: string;
  };
}
