import { describe, expect, it } from 'vitest';
import { machineLine, thisMachine } from '../../../tools/lighthouse/machine-line';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0';

describe('machineLine', () => {
  it('names day, cores, system and browser', () => {
    const now = new Date('2026-11-22T20:00:00Z');

    expect(machineLine({ now, cores: 2, system: 'Debian GNU/Linux 12 (bookworm)', userAgent: AGENT })).toBe(
      '2026-11-22, 2 cores, Debian GNU/Linux 12 (bookworm), Chromium 156',
    );
  });

  it('tells how fast the machine was, from its slowest visit to its fastest', () => {
    const machine = {
      now: new Date(0),
      cores: 2,
      system: 'Linux',
      userAgent: AGENT,
      speeds: [1700, 1299, 2752],
    };

    expect(machineLine(machine)).toBe(
      '1970-01-01, 2 cores, Linux, Chromium 156, benchmarkIndex 1299 to 2752',
    );
  });

  it('does not guess a browser it does not know', () => {
    const machine = { now: new Date(0), cores: 1, system: 'Linux', userAgent: 'Firefox/140.0' };

    expect(machineLine(machine)).toContain('Chromium unknown');
  });

  it('knows this machine', () => {
    expect(thisMachine(AGENT).cores).toBeGreaterThan(0);
    expect(thisMachine(AGENT).system).not.toBe('');
  });
});
