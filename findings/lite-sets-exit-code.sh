#!/usr/bin/env bash
# A database that is opened and closed in a Node program says nothing about how the program ends: that is the good guess.
# The PGlite that @supabase/lite 0.10.0 brings along (0.4.5, whatever else is installed) sets process.exitCode of its
# host: 99 at its first query, 0 when it is closed. A check that set it to 1 before closing ends with 0, as if all were
# well. The workaround: keep process.exitCode over the first query and over close(). PGlite 0.5.16 alone leaves it.
# Seen with Node 20: "start 99", "close 0", "alone 1".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >npm.log
npm install --no-audit --no-fund --loglevel=error @supabase/lite@0.10.0 @electric-sql/pglite@0.5.16 >>npm.log

cat >program.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';

const connection = await createPgliteConnection({ url: './database' });
process.exitCode = 1;
await connection.driver.query('select 1');
console.log('start', process.exitCode);
process.exitCode = 1;
await connection.close();
console.log('close', process.exitCode);

const alone = new PGlite('./alone');
process.exitCode = 1;
await alone.query('select 1');
await alone.close();
console.log('alone', process.exitCode);
process.exitCode = 0;
PROGRAM

seen=$(node program.mjs | grep -E '^(start|close|alone) ')
echo "$seen"
[ "$seen" = $'start 99\nclose 0\nalone 1' ] || {
  echo 'This has changed.' >&2
  exit 1
}
