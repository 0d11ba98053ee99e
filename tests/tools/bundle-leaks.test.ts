import { expect, it } from 'vitest';
import { findOrigins, findSecrets } from '../../tools/bundle-leaks.mjs';

const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat('c2lnbmF0dXJl')
    .join('.');

it.each([
  ['a service role key', token({ role: 'service_role' }), ['a token with the role service_role']],
  [
    'the token of somebody signed in',
    token({ role: 'authenticated' }),
    ['a token with the role authenticated'],
  ],
  ['a secret key', `sb_secret_${'a1_-'.repeat(8)}`, ['a secret key of a Supabase project']],
  ['an access token', `sbp_${'0a'.repeat(20)}`, ['an access token of a Supabase account']],
  ['a private key', '-----BEGIN EC PRIVATE KEY-----', ['a private key']],
  [
    'a database with its password',
    'postgresql://postgres:hush@db.example.com/postgres',
    ['the address of a database with its password'],
  ],
  [
    'two of them',
    `sb_secret_0123456789 ${token({ role: 'service_role' })}`,
    expect.objectContaining({ length: 2 }),
  ],
])('finds %s', (_, secret, found) => {
  expect(findSecrets(`const a="${secret}";`, {})).toEqual(found);
});

it.each([
  ['the publishable key', `sb_publishable_${'a1'.repeat(12)}`],
  ['the anonymous key', token({ role: 'anon' })],
  ['a library that knows how secret keys begin', "key.startsWith('sb_secret_')"],
  ['what only resembles a token', 'eyJhbGci.eyJub3QganNvbg.x'],
  ['an address without a password', 'postgres://127.0.0.1/postgres'],
])('lets %s pass', (_, text) => {
  expect(findSecrets(text, {})).toEqual([]);
});

it.each([
  'AI_API_KEY',
  'PAYMENT_WEBHOOK_SECRET',
  'DATABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'VITE_JWT_SECRET',
])('finds the value of %s wherever it stands', (name) => {
  expect(findSecrets('a("quite-secret")', { [name]: 'quite-secret' })).toEqual([`the value of ${name}`]);
});

it('leaves alone public variables, and values too short to be secrets', () => {
  const env = {
    VITE_SUPABASE_ANON_KEY: 'publishable',
    AI_MAX_TOKENS_NOTE: '',
    AI_API_KEY: '',
    MODEL_TOKEN: 'publish',
    HOME: 'publishable',
  };
  expect(findSecrets('publishable', env)).toEqual([]);
});

it('finds origins nobody has given a reason for, once each', () => {
  const text =
    'import("https://cdn.example.com/a.js");fetch("https://cdn.example.com/b");new WebSocket("wss://ws.example.com:8080")';
  expect(findOrigins(`${text};"http://www.w3.org/2000/svg"`, new Set(['http://www.w3.org']))).toEqual([
    'https://cdn.example.com',
    'wss://ws.example.com:8080',
  ]);
});
