import { describe, expect, it } from 'vitest';
import { clockFace, duration, spokenTime } from '@/copy/clock';

describe('a time of the clock', () => {
  it.each([
    [0, '0:00', '0 segundos', 'menos de 1 min'],
    [1, '0:01', '1 segundo', 'menos de 1 min'],
    [582, '9:42', '9 minutos e 42 segundos', '9 min'],
    [3600, '1:00:00', '1 hora', '1h'],
    [5345, '1:29:05', '1 hora, 29 minutos e 5 segundos', '1h29'],
    [5400, '1:30:00', '1 hora e 30 minutos', '1h30'],
    [3900, '1:05:00', '1 hora e 5 minutos', '1h05'],
  ])('%i s is %s, "%s", %s', (seconds, face, words, rounded) => {
    expect(clockFace(seconds)).toBe(face);
    expect(spokenTime(seconds)).toBe(words);
    expect(duration(seconds)).toBe(rounded);
  });
});
