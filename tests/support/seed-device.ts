import type { Page } from '@playwright/test';
import { toCorrection } from '../../src/domain/evaluation/to-correction';
import { evaluateEssay } from '../../src/domain/evaluation/evaluate-essay';
import { newSessionUser } from '../../src/domain/session/new-session-user';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from './essays';
import { foldMetrics } from '../../src/domain/progress/fold-metrics';
import { COMPETENCY_NUMBERS, MAX_TOTAL, toLevel } from '../../src/domain/rubric/competency';
import { NO_REWARDS, awardRewards } from '../../src/domain/rewards/award-rewards';
import { EXAM_THEMES } from '../../src/domain/themes/exam-themes';
import { findTheme } from '../../src/domain/themes/theme-bank';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The student that journeys and benchmarks store on the device. */
export const SEEDED_STUDENT = { name: 'Marina Duarte', email: 'marina.duarte@email.exemplo' };

/** Theme, essay and age in days of the essays that the student has sent, newest first. */
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
  const user = newSessionUser({ ...SEEDED_STUDENT, userType: 'student', id: 'marina', now });
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

const HOUR_MS = 60 * 60 * 1000;
/** Limit of the key `corrected-essays`; further corrections are in the archive. */
const KEY_CAP = 20;
/** Start and growth in points of each competency, from the first essay to the last. */
const GROWTH = [
  [80, 50],
  [100, 55],
  [85, 45],
  [95, 50],
  [60, 95],
] as const;

/**
 * Stores a student with `count` essays on the device, the newest from yesterday, as the app stores them: whole
 * corrections, 20 under the key `corrected-essays` and the others in the archive, the metrics record, and
 * achievements already celebrated. Levels grow over time and vary in a repeatable way. With `versions`, that many
 * of the essays are versions of one essay.
 */
export async function seedEssays(page: Page, count: number, { versions = 1 } = {}) {
  await seedStudent(page, { withDraft: false, ages: [] });
  const now = Date.now();
  const gap = (count > 100 ? 13 : 70) * HOUR_MS;
  const templates = [GOOD_ESSAY, WEAK_ESSAY].map((essay) =>
    toCorrection(evaluateEssay({ theme: EXAM_THEMES[0]!.theme, essay }, null), {
      id: 'template',
      theme: EXAM_THEMES[0]!.theme,
      essay,
      submittedAt: new Date(now).toISOString(),
    }),
  );
  const rows = Array.from({ length: count }, (_, age) => {
    const share = count > 1 ? 1 - age / (count - 1) : 1;
    const levels = GROWTH.map(([from, gain], at) =>
      toLevel(from + gain * share + 45 * Math.sin(age * 7.3 + at * 2.1)),
    );
    const total = levels.reduce<number>((sum, level) => sum + level, 0);
    return {
      id: String(count - age),
      theme: EXAM_THEMES[(Math.floor(age / versions) * 5) % EXAM_THEMES.length]!.theme,
      ...(age % versions < versions - 1 && age + 1 < count && { versionOf: String(count - age - 1) }),
      submittedAt: new Date(now - 24 * HOUR_MS - age * gap).toISOString(),
      levels,
      total,
      band: { low: Math.max(0, total - 80), high: Math.min(MAX_TOTAL, total + 80) },
    };
  });
  const metrics = foldMetrics(
    rows.map(({ id, theme, total, levels, band, submittedAt, versionOf }) => ({
      id,
      tema: theme,
      nota: total,
      competencias: levels,
      data: submittedAt,
      faixa: band,
      versaoDe: versionOf,
    })),
  );
  const facts = {
    since: new Date(now).toISOString(),
    essays: metrics.redacoes,
    ratings: 0,
    messages: 0,
    suggestions: 0,
    teacherReviews: 0,
  };
  const axisOf = (theme: string) => findTheme(theme)?.axis ?? null;
  const { kept } = awardRewards(NO_REWARDS, facts, { now: new Date(now), completed: null, axisOf });
  await page.evaluate(
    async ([templatesOnce, all, record, rewards, numbers, cap]) => {
      const owner = 'marina';
      const corrections = all.map(({ levels, total, band, ...row }, at) => {
        const template = structuredClone(templatesOnce[at % templatesOnce.length]!);
        template.competencies.forEach((one, index) => (one.score = levels[index]!));
        numbers.forEach(
          (number, index) =>
            (template.aiAnalysis.competencias[`competencia_${number}`].note = levels[index]!),
        );
        template.aiAnalysis.nota_final = total;
        if (template.aiAnalysis.grifo) template.aiAnalysis.grifo.band = band;
        return { ...template, ...row, finalScore: total, owner };
      });
      localStorage.setItem('corrected-essays', JSON.stringify(corrections.slice(0, cap)));
      localStorage.setItem(`grifo:metrics:${owner}`, JSON.stringify(record));
      localStorage.setItem(`grifo:rewards:${owner}`, JSON.stringify(rewards));
      const done = (target: EventTarget, event: string) =>
        new Promise((resolve) => {
          target.addEventListener(event, resolve, { once: true });
        });
      const opening = indexedDB.open('grifo', 1);
      opening.addEventListener('upgradeneeded', () => {
        const store = opening.result.createObjectStore('corrections', { keyPath: ['owner', 'id'] });
        store.createIndex('owner', 'owner');
      });
      await done(opening, 'success');
      const database = opening.result;
      const transaction = database.transaction('corrections', 'readwrite');
      for (const one of corrections.slice(cap)) transaction.objectStore('corrections').put(one);
      await done(transaction, 'complete');
      database.close();
    },
    [templates, rows, metrics, kept, COMPETENCY_NUMBERS, KEY_CAP] as const,
  );
}
