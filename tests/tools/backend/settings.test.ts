import { expect, it } from 'vitest';
import { readSettings } from '../../../tools/backend/settings';
import { StartError } from '../../../tools/backend/start-error';

it('has a value for everything', () => {
  const { folder, ...rest } = readSettings([]);
  expect(folder).toMatch(/\.backend$/);
  expect(rest).toEqual({
    json: false,
    help: false,
    port: 54_321,
    appUrl: 'http://127.0.0.1:5173',
    tokenSeconds: 3600,
    appPort: 5173,
    dev: false,
  });
});

it('takes what it is told', () => {
  const args =
    '--json --data /data/x --port 0 --app-url http://127.0.0.1:4173 --token-seconds 5 --app-port 0 --dev'.split(
      ' ',
    );
  expect(readSettings(args)).toEqual({
    json: true,
    help: false,
    folder: '/data/x',
    port: 0,
    appUrl: 'http://127.0.0.1:4173',
    tokenSeconds: 5,
    appPort: 0,
    dev: true,
  });
});

it.each([
  ['an unknown option', '--ports=1', /--ports/],
  ['a port that is no number', '--port=x', /^--port is a whole number up to 65535, not "x"\.$/],
  ['a port beyond the last', '--port=65536', /--port/],
  ['a fraction', '--token-seconds=1.5', /--token-seconds/],
])('refuses %s', (_, arg, message) => {
  expect(() => readSettings([arg])).toThrow(StartError);
  expect(() => readSettings([arg])).toThrow(message);
});
