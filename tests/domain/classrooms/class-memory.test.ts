import { describe, expect, it } from 'vitest';
import {
  answeredThemes,
  dropUnsent,
  EMPTY_CLASS_MEMORY,
  keepUnsent,
  rememberClasses,
  unsentTo,
} from '@/domain/classrooms/class-memory';
import { buildCorrection, buildEvaluation, SAMPLE_THEME } from '../../support/builders';
import { buildEnrolment, buildOwnSubmission, buildTheme } from '../../support/classrooms';

const OTHER = 'O papel das bibliotecas públicas na formação de leitores';
const known = rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]);

describe('rememberClasses', () => {
  it('keeps the current theme of each class, with whether an essay on it was sent', () => {
    const memory = rememberClasses(EMPTY_CLASS_MEMORY, [
      buildEnrolment({ envios: [buildOwnSubmission({ tema_id: 'tema-antigo' })] }),
      buildEnrolment({
        id: 'noturno',
        tema: buildTheme({ id: 'tema-2' }),
        envios: [buildOwnSubmission({ tema_id: 'tema-2' })],
      }),
      buildEnrolment({ id: 'sem-tema', tema: null }),
    ]);
    expect(memory.themes).toMatchObject([
      {
        classroomId: 'sala-3a',
        teacherName: 'Otávio Reis',
        tema: SAMPLE_THEME,
        isSent: false,
        isCurrent: true,
      },
      { classroomId: 'noturno', isSent: true },
    ]);
    expect(memory.themes).toHaveLength(2);
  });

  it('still knows a theme after the class was given the next one', () => {
    const next = buildEnrolment({ tema: buildTheme({ id: 'tema-2', tema: OTHER }) });
    expect(rememberClasses(known, [next]).themes).toMatchObject([
      { themeId: 'tema-2', isCurrent: true },
      { themeId: 'tema-1', isCurrent: false },
    ]);
  });

  it('forgets an archived class: nothing is sent to it any more', () => {
    const waiting = keepUnsent(known, buildCorrection(), 'sala-3a');
    expect(rememberClasses(waiting, [buildEnrolment({ arquivada: true })])).toEqual(EMPTY_CLASS_MEMORY);
  });

  it('forgets a class the student is no longer in, and what was to be sent to it', () => {
    const waiting = keepUnsent(known, buildCorrection(), 'sala-3a');
    expect(rememberClasses(waiting, [])).toEqual(EMPTY_CLASS_MEMORY);
  });

  it('is the very same memory where nothing is new, so that nothing is written', () => {
    expect(rememberClasses(known, [buildEnrolment()])).toBe(known);
  });
});

describe('answeredThemes', () => {
  it.each([
    ['the theme as it is', SAMPLE_THEME, 1],
    ['other blanks and capitals', `  ${SAMPLE_THEME.toUpperCase().replace(' ', '  ')} `, 1],
    ['the theme kept beside another', `Meu tema | ${SAMPLE_THEME}`, 1],
    ['another theme', OTHER, 0],
    ['a theme that only begins so', `${SAMPLE_THEME} hoje`, 0],
    ['none', '', 0],
  ])('%s', (_, theme, count) => {
    expect(answeredThemes(known, theme)).toHaveLength(count);
  });

  it('names every class that has the theme, each once and by its current one', () => {
    const two = rememberClasses(EMPTY_CLASS_MEMORY, [
      buildEnrolment(),
      buildEnrolment({ id: 'noturno', tema: buildTheme({ id: 'velho' }) }),
    ]);
    const again = rememberClasses(two, [
      buildEnrolment(),
      buildEnrolment({ id: 'noturno', tema: buildTheme({ id: 'novo' }) }),
    ]);
    expect(answeredThemes(again, SAMPLE_THEME).map(({ themeId }) => themeId)).toEqual(['tema-1', 'novo']);
  });
});

describe('an essay that is still to be sent', () => {
  const correction = buildCorrection();
  const waiting = keepUnsent(known, correction, 'sala-3a');

  it('is kept once', () => {
    expect(unsentTo(keepUnsent(waiting, correction, 'sala-3a'), correction)).toEqual(['sala-3a']);
  });

  it('is known again under the id the server gave it', () => {
    expect(unsentTo(waiting, { ...correction, id: 'uuid-da-linha' })).toEqual(['sala-3a']);
    const stored = buildEvaluation();
    stored.grifo = { producer: 'model', version: '1', evidence: {}, storedId: 'uuid-da-linha' };
    const fresh = buildCorrection({ aiAnalysis: stored });
    const read = { ...correction, id: 'uuid-da-linha', submittedAt: '2025-10-22T18:00:03.000Z' };
    expect(unsentTo(keepUnsent(known, fresh, 'sala-3a'), read)).toEqual(['sala-3a']);
  });

  it('is no other essay', () => {
    expect(unsentTo(waiting, buildCorrection({ id: '2', submittedAt: '2025-10-21T10:00:00.000Z' }))).toEqual(
      [],
    );
  });

  it('is forgotten once it was sent', () => {
    expect(unsentTo(dropUnsent(waiting, correction, 'sala-3a'), correction)).toEqual([]);
  });
});
