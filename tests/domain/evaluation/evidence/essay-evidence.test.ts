import { describe, expect, it } from 'vitest';
import { evidenceOf, marksOf } from '@/domain/evaluation/evidence/essay-evidence';
import { readEssay } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';

const good = readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY });
const weak = readEssay({ theme: SAMPLE_THEME, essay: WEAK_ESSAY });

describe('evidenceOf', () => {
  it('is gathered once for a reading, and anew for another', () => {
    expect(evidenceOf(good)).toBe(evidenceOf(good));
    expect(evidenceOf({ ...good, thesis: null }).thesisReturn).toBeNull();
  });

  it('has every fact with its places in the text', () => {
    const { thesis, claims, repertoire, links, theme, proposal } = evidenceOf(good);
    const spans = [
      ...(thesis?.candidates ?? []),
      ...claims.map(({ paragraph }) => paragraph),
      ...repertoire.all,
      ...links.links,
      ...links.inside.distinct,
      ...theme.mentions,
      ...Object.values(proposal.passages),
    ];
    expect(spans.length).toBeGreaterThan(10);
    for (const { start, end } of spans) expect(good.essay.text.slice(start, end)).not.toBe('');
  });

  it('counts marks by kind, with pen, competency, density and those that are shown', () => {
    const { marks } = evidenceOf(weak);
    expect(marks.length).toBeGreaterThan(0);
    for (const { code, count, density, shown } of marks) {
      expect(density).toBeCloseTo((count * 100) / Math.max(60, weak.essay.words.length));
      expect(shown).toEqual(weak.findings.filter(({ codigo }) => codigo === code));
    }
    const ofFirst = marksOf(weak, 1);
    expect(ofFirst).toEqual(
      marks.filter(({ code, competency }) => competency === 1 && code !== 'palavra-desconhecida'),
    );
  });
});
