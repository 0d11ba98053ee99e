#!/usr/bin/env bash
# When Auth refuses to renew a session (its refresh token is gone, after a sign-out of all devices), the library ends the
# session and tells SIGNED_OUT: that is the good guess. @supabase/auth-js 2.109.0 keeps a session whose access token is not
# yet over by the clock of the device, although the server may refuse that token already, and remembers the refusal for a
# minute. If the access token runs out within that minute, nobody is told either: no request, no event, the tokens stay.
# The workaround: after a refused renewal of a token that the server refused, sign out with the scope `local`.
# Seen with Node 20: the four lines at the end.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >npm.log
npm install --no-audit --no-fund --loglevel=error @supabase/auth-js@2.109.0 >>npm.log

cat >program.mjs <<'PROGRAM'
import { AuthClient } from '@supabase/auth-js';

const kept = new Map();
const storage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};
const sessionUntil = (expires_at) =>
  kept.set('auth', JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at, token_type: 'bearer', user: { id: '1' } }));
const now = Math.floor(Date.now() / 1000);
sessionUntil(now + 3600);

let requests = 0;
const fetch = async () => {
  requests += 1;
  const refusal = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
  return Response.json(refusal, { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } });
};
const auth = new AuthClient({ url: 'http://auth.test', storageKey: 'auth', storage, fetch, autoRefreshToken: true });
const events = [];
auth.onAuthStateChange((event) => void events.push(event));
await auth.initialize();

const { error } = await auth.refreshSession();
console.log('refused:', error.code, '| requests', requests);
console.log('session kept:', (await auth.getSession()).data.session !== null);
sessionUntil(now - 60);
console.log('run out: session', (await auth.getSession()).data.session, '| requests', requests, '| tokens kept', kept.has('auth'));
console.log('events:', events.join(' '));
process.exit();
PROGRAM

seen=$(node program.mjs)
echo "$seen"
[ "$seen" = 'refused: refresh_token_not_found | requests 1
session kept: true
run out: session null | requests 1 | tokens kept true
events: SIGNED_IN INITIAL_SESSION' ] || {
  echo 'This has changed.' >&2
  exit 1
}
