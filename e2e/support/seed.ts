import type { Page } from '@playwright/test';
import { toCorrection } from '../../src/domain/evaluation/to-correction';
import { evaluateEssay } from '../../src/domain/evaluation/evaluate-essay';
import { newSessionUser } from '../../src/domain/session/new-session-user';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../tests/support/essays';
import { student } from './journey';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Theme, essay and age in days of what Marina has sent, newest first. */
const SENT: [theme: string, essay: string, daysAgo: number][] = [
  [SAMPLE_THEME, GOOD_ESSAY, 1],
  ['Democratização do acesso ao cinema no Brasil', WEAK_ESSAY, 4],
  [SAMPLE_THEME, GOOD_ESSAY.split('\n').slice(1).join('\n'), 10],
  ['Publicidade infantil em questão no Brasil', WEAK_ESSAY, 22],
  ['Desafios para a valorização de comunidades e povos tradicionais no Brasil', GOOD_ESSAY, 41],
];

/** Puts a student with a promotional day running, corrections of these ages in days, and a draft on the device. */
export async function seedStudent(
  page: Page,
  { withDraft = true, ages = SENT.map(([, , daysAgo]) => daysAgo) } = {},
) {
  const now = new Date();
  const user = newSessionUser({ ...student, userType: 'student', id: 'marina', now });
  const corrections = SENT.slice(0, ages.length).map(([theme, essay], index) => {
    const daysAgo = ages[index] ?? 0;
    const submittedAt = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const evaluation = evaluateEssay({ theme, essay }, null);
    return { ...toCorrection(evaluation, { id: `${index + 1}`, theme, essay, submittedAt }), owner: user.id };
  });
  const draft = {
    theme: SAMPLE_THEME,
    essay: GOOD_ESSAY.slice(0, Math.floor(GOOD_ESSAY.length * 0.7)),
    backup: '',
    updatedAt: now.toISOString(),
  };
  const entries: [string, unknown][] = [
    ['grifo:user', user],
    ['grifo:accounts', { [user.email]: user }],
    ['grifo:promo-start', now.getTime()],
    ['corrected-essays', corrections],
    ...(withDraft ? ([[`grifo:draft:${user.id}`, draft]] as [string, unknown][]) : []),
  ];
  await page.goto('/');
  await page.evaluate((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}
