import { describe, expect, it } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding, KeptAccount } from '@/domain/evaluation/evaluation';
import { byCompetency, type Level } from '@/domain/rubric/competency';
import { areMeasuredOtherwise, compareAccounts, rereadCorrection } from '@/domain/versions/compare-accounts';
import { compareCorrections } from '@/domain/versions/compare-corrections';
import { buildCorrection, buildEvaluation } from '../../support/builders';

const LEVEL: Level = 120;
const LEVELS = [LEVEL, LEVEL, LEVEL, LEVEL, LEVEL] as const;

const mark = (codigo: string): Finding => ({
  start: 0,
  end: 2,
  trecho: 'No',
  classe: 'vermelho',
  codigo,
  competencia: 1,
  mensagem: '',
});

function corrected(account: Partial<KeptAccount>, findings: Finding[] = [], version = '2.0'): Correction {
  const whole: KeptAccount = { points: 120, start: 118, terms: [], whole: 2, ...account };
  const aiAnalysis = buildEvaluation({
    levels: LEVELS,
    erros_detectados: findings,
    grifo: { producer: 'scorer', version, evidence: {}, accounts: byCompetency(() => whole) },
  });
  return buildCorrection({ score: 600, aiAnalysis });
}

const BEFORE = corrected({ points: 112, terms: [{ fact: 'misspellings', points: -8 }] }, [
  mark('ortografia'),
  mark('acentuacao'),
]);
const AFTER = corrected({ points: 131, terms: [{ fact: 'misspellings', points: 4 }], whole: 9 });

describe('the accounts of two versions', () => {
  it('tell what changed, with its marks, and what that did to the points', () => {
    const change = compareAccounts(BEFORE, AFTER, 1);
    expect(change?.facts).toEqual([
      { name: 'Grafia e acentos', points: 12, marks: { before: 2, after: 0 } },
      { name: 'O conjunto do texto', points: 7, marks: null },
    ]);
    expect([change?.before.points, change?.after.points]).toEqual([112, 131]);
    expect(change?.after.next).toEqual({ level: 160, from: 140, missing: 9 });
  });

  it('sum up to the change of the points where a limit comes or goes, too', () => {
    const held = corrected({ points: 99, bound: 'um-elemento', terms: [{ fact: 'agent', points: 10 }] });
    const free = corrected({ points: 135, terms: [{ fact: 'agent', points: 15 }] });
    const change = compareAccounts({ ...held, competencies: free.competencies }, free, 5);
    expect(change).toBeNull();
    const levels = held.competencies.map((one) => ({ ...one, score: 80 }));
    const facts = compareAccounts({ ...held, competencies: levels }, free, 5)?.facts ?? [];
    expect(facts.map(({ name }) => name)).toEqual(['Agente', 'Limite do nível']);
    expect(facts.reduce((sum, { points }) => sum + points, 0)).toBe(135 - 99);
  });

  it('change nothing between equals', () => {
    expect(compareAccounts(BEFORE, BEFORE, 1)?.facts).toEqual([]);
  });

  it('are none where a correction has none, or another scorer measured it', () => {
    const old = buildCorrection({ score: 600 });
    expect(compareAccounts(old, AFTER, 1)).toBeNull();
    const other = corrected({}, [], '2.1');
    expect(areMeasuredOtherwise(BEFORE, other)).toBe(true);
    expect(areMeasuredOtherwise(BEFORE, AFTER)).toBe(false);
    expect(compareCorrections(BEFORE, other).levels.map(({ account }) => account)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(compareCorrections(BEFORE, AFTER).levels.every(({ account }) => account !== null)).toBe(true);
  });
});

describe('a correction that is read again', () => {
  it('has the levels of today, and keeps its place and the steps it named', () => {
    const step = { competency: 3 as const, text: 'Diga a tese.', kind: 'tese' };
    const { grifo } = BEFORE.aiAnalysis;
    const stored: Correction = {
      ...BEFORE,
      versionOf: 'a',
      aiAnalysis: {
        ...BEFORE.aiAnalysis,
        grifo: { ...grifo!, version: '1.4', steps: [step], storedId: 's' },
      },
    };
    const today = buildEvaluation({
      levels: [160, 160, 160, 160, 160],
      grifo: { producer: 'scorer', version: '2.0', evidence: {}, steps: [{ competency: 1, text: 'Outro.' }] },
    });
    const reread = rereadCorrection(stored, today);
    expect(reread).toMatchObject({ id: stored.id, versionOf: 'a', finalScore: 800 });
    expect(reread.aiAnalysis.grifo).toMatchObject({ version: '2.0', steps: [step], storedId: 's' });
    expect(stored.finalScore).toBe(600);
  });
});
