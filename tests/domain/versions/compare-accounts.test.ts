import { describe, expect, it } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding, KeptAccount, StepGain } from '@/domain/evaluation/evaluation';
import { byCompetency, type Level } from '@/domain/rubric/competency';
import { areMeasuredOtherwise, compareAccounts, rereadCorrection } from '@/domain/versions/compare-accounts';
import { compareCorrections } from '@/domain/versions/compare-corrections';
import { explainStanding } from '@/domain/versions/explain-standing';
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
    expect(change?.marks).toEqual({ before: 2, after: 0 });
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
    const grifo = { ...AFTER.aiAnalysis.grifo!, withoutDictionary: true };
    const unchecked = { ...AFTER, aiAnalysis: { ...AFTER.aiAnalysis, grifo } };
    expect(areMeasuredOtherwise(BEFORE, unchecked)).toBe(true);
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

describe('a level that stands', () => {
  it('is told by what was mended, how far the next is, and what takes most by now', () => {
    const after = corrected({
      points: 131,
      start: 146,
      terms: [
        { fact: 'fragments', points: -9 },
        { fact: 'agreement', points: -4 },
        { fact: 'crase', points: -3 },
        { fact: 'commas', points: -1 },
      ],
    });
    expect(explainStanding(1, compareAccounts(BEFORE, after, 1)!)).toBe(
      'De 2 desvios para nenhum. Faltam cerca de 9 pontos para o 160, que começa em 140. ' +
        'O que mais tira pontos agora: Frases incompletas (−9) e Concordância (−4).',
    );
  });

  it('is told by what the whole of the text took where the facts had brought something', () => {
    const after = corrected({ points: 112, terms: [{ fact: 'misspellings', points: 1 }], whole: -7 });
    expect(explainStanding(1, compareAccounts(BEFORE, after, 1)!)).toContain(
      'O que você mudou somou 9 pontos, e o conjunto do texto tirou 9.',
    );
    expect(explainStanding(1, compareAccounts(BEFORE, AFTER, 1)!)).not.toContain('somou');
  });

  it('is told by its limit where one holds it, and by nothing that takes where nothing does', () => {
    const held = corrected({ points: 139, whole: 31, bound: 'desvios-demais-para-200' });
    expect(explainStanding(4, compareAccounts(BEFORE, held, 4)!)).toMatch(
      /^O 200 aceita desvio .* no máximo\. O 160 começa em 140; sem o limite, a soma daria 149\.$/,
    );
  });
});

describe('what a step promised', () => {
  const asks = (one: Correction, gain?: StepGain): Correction => {
    const steps = [{ competency: 1 as const, text: 'Corrija.', kind: 'desvios', ...(gain && { gain }) }];
    return { ...one, aiAnalysis: { ...one.aiAnalysis, grifo: { ...one.aiAnalysis.grifo!, steps } } };
  };
  const gain = { competency: 1 as const, points: 28, level: 40 };

  it('stands beside what came in its competency, and what the rest is worth', () => {
    const left = { competency: 1 as const, points: 9, level: 40 };
    const change = compareCorrections(asks(BEFORE, gain), asks(AFTER, left));
    expect(change.steps).toMatchObject([{ step: { gain }, came: { points: 19, level: 0 }, again: left }]);
    expect(change.levels[0]?.next?.text).toBe('Corrija.');
    expect(change.levels[1]?.next).toBeNull();
  });

  it('stands alone where none was promised, or the two were measured by other rulers', () => {
    expect(compareCorrections(asks(BEFORE), AFTER).steps).toMatchObject([{ came: null, again: null }]);
    const other = corrected({}, [], '2.1');
    expect(compareCorrections(asks(BEFORE, gain), other).steps).toMatchObject([{ came: null }]);
  });

  it('is not held against another ruler than its own', () => {
    const stored = asks(corrected({}, [], '1.4'), gain);
    const reread = rereadCorrection(stored, AFTER.aiAnalysis);
    expect(reread.aiAnalysis.grifo?.steps).toEqual([{ competency: 1, text: 'Corrija.', kind: 'desvios' }]);
    expect(rereadCorrection(asks(BEFORE, gain), AFTER.aiAnalysis).aiAnalysis.grifo?.steps).toMatchObject([
      { gain },
    ]);
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
