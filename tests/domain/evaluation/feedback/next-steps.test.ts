import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import type { Fault, Observations } from '@/domain/evaluation/feedback/compose-feedback';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { chooseNextSteps } from '@/domain/evaluation/feedback/next-steps';
import { findStepCandidates } from '@/domain/evaluation/feedback/step-candidates';
import { observe } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import type { WhatIf } from '@/domain/evaluation/what-if';
import type { CompetencyNumber, Level, Levels } from '@/domain/rubric/competency';
import type { Facts } from '@/domain/scoring/facts';
import type { Ceiling } from '@/domain/scoring/guards/ceiling';
import { findCeilings } from '@/domain/scoring/guards/find-ceilings';
import { HONEST } from '../../../fixtures/scoring/honest';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';

const GOOD_READING = readEssay({ theme: SAMPLE_THEME, essay: GOOD_ESSAY });
const FACTS = collectFacts(GOOD_READING);
/** The reading of the good essay, except that every element of an intervention proposal is unlikely. */
const READING = {
  ...GOOD_READING,
  proposal: {
    ...GOOD_READING.proposal,
    likely: { agente: 0.1, ação: 0.1, meio: 0.1, finalidade: 0.1, detalhamento: 0.1 },
  },
};

const fault = (kind: string, given: Partial<Fault> = {}): Fault => ({
  kind,
  amount: 1,
  seen: `vê-se ${kind}`,
  todo: `mude ${kind}`,
  ease: 0.8,
  ...given,
});
const rule = (name: string, amount: number) =>
  fault(`regra:${name}`, { amount, ease: 1, marks: [{ code: 'virgula', amount }] });
const cliche = fault('marca:cliche', { ease: 1, marks: [{ code: 'cliche', amount: 1 }] });

/** The observations for each competency; a competency that is missing in `faults` has no faults. */
function observed(
  faults: Partial<Record<CompetencyNumber, Fault[]>>,
): Record<CompetencyNumber, Observations> {
  const of = (number: CompetencyNumber) => ({
    praises: [],
    faults: faults[number] ?? [],
    unexplained: 'nada explica',
    further: `vá além em ${number}`,
    isFurtherUsual: true,
  });
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}

const same = (level: Level): Levels => ({ 1: level, 2: level, 3: level, 4: level, 5: level });

type Given = {
  levels?: Levels;
  ceilings?: Ceiling[];
  /** Points that the facts add to each competency's base. */
  worth?: (facts: Facts, lifted: ReadonlySet<string>) => Partial<Record<CompetencyNumber, number>>;
};

function choose(
  faults: Parameters<typeof observed>[0],
  { levels = same(80), ceilings = [], worth }: Given = {},
) {
  const whatIf: WhatIf | null = worth
    ? {
        facts: FACTS,
        ask(facts, lifted = new Set()) {
          const by = worth(facts, lifted);
          const points = (number: CompetencyNumber) => 85 + (by[number] ?? 0);
          const level = (number: CompetencyNumber) => (Math.floor((points(number) + 20) / 40) * 40) as Level;
          return {
            points: { 1: points(1), 2: points(2), 3: points(3), 4: points(4), 5: points(5) },
            levels: { 1: level(1), 2: level(2), 3: level(3), 4: level(4), 5: level(5) },
          };
        },
      }
    : null;
  return chooseNextSteps(READING, levels, { observations: observed(faults), ceilings, whatIf });
}
const kinds = (...given: Parameters<typeof choose>) => choose(...given).steps.map(({ kind }) => kind);

describe('chooseNextSteps', () => {
  it('says what to do and why', () => {
    const [first] = choose({ 4: [fault('elo')] }, { levels: { ...same(200), 4: 120 } }).steps;
    expect(first).toEqual({ competency: 4, text: 'Mude elo. Por quê: vê-se elo.', kind: 'elo' });
  });

  it('names three at most, two of one competency, and nothing twice', () => {
    const many = ['argumento', 'argumento', 'prova', 'tese-tarde'].map((kind) => fault(kind));
    const faults = { 1: [rule('a', 4)], 2: [fault('repertorio')], 3: many, 4: [fault('elo')] };
    expect(choose(faults).steps).toHaveLength(3);
    expect(kinds(faults, { levels: { ...same(200), 3: 80 } })).toEqual(['argumento', 'prova']);
  });

  it.each([
    [{ 1: [fault('desvios'), rule('Crase', 4)] }],
    [{ 3: [fault('desenvolvimento'), fault('argumento')] }],
    [{ 2: [fault('repertorio')], 3: [fault('prova')] }],
  ])('asks for nothing in two ways', (faults) => {
    expect(kinds(faults, { levels: { 1: 80, 2: 80, 3: 80, 4: 200, 5: 200 } }).filter(Boolean)).toHaveLength(
      1,
    );
  });

  it('names none where all is done', () => {
    expect(choose({}, { levels: same(200) }).steps).toEqual([]);
  });

  it('says what could be said of any text only where nothing is at fault', () => {
    const levels = { ...same(200), 2: 160, 4: 120 } as const;
    expect(choose({}, { levels }).steps.map(({ text }) => text)).toEqual(['Vá além em 4.']);
    expect(kinds({ 4: [fault('elo')] }, { levels })).toEqual(['elo']);
    expect(choose({}, { levels: { ...same(200), 2: 160 } }).steps).toEqual([]);
  });

  it('asks for no single element that may be there in other words', () => {
    const missing = observed({ 5: [fault('elemento:meio')], 2: [fault('repertorio')] });
    const kindsOf = (reading: typeof READING) =>
      chooseNextSteps(reading, same(80), { observations: missing, ceilings: [], whatIf: null }).steps.map(
        ({ kind }) => kind,
      );
    expect(kindsOf(READING)).toContain('elemento:meio');
    const likely = { ...READING.proposal.likely, meio: 0.6 };
    expect(kindsOf({ ...READING, proposal: { ...READING.proposal, likely } })).toEqual(['repertorio']);
  });

  it('names two good ones rather than a third that is seldom right', () => {
    const good = { 3: [fault('prova')], 5: [fault('proposta')] };
    expect(kinds({ ...good, 4: [fault('conectivos')] })).toEqual(['proposta', 'prova']);
    expect(kinds({ ...good, 1: [rule('Crase', 1)] })).not.toContain('regra:Crase');
    expect(kinds({ ...good, 1: [rule('Crase', 4)] })).toContain('regra:Crase');
  });

  it.each([
    ['a cliché', 3, cliche],
    ['a comma', 1, rule('Vírgula', 1)],
    ['frames that fit any theme', 3, fault('moldes', { ease: 1 })],
  ] as const)(
    'never puts %s before a missing element or a habit, whatever it brings',
    (_what, number, touch) => {
      const worth = ({ cliches, commaFaults, stockFrames }: Facts) => ({
        [number]: 90 - 30 * (cliches + commaFaults + stockFrames),
      });
      for (const [of, graver] of [
        [5, fault('elemento:meio', { ease: 0.1 })],
        [4, rule('Frases emendadas', 7)],
      ] as const) {
        const told = kinds({ [number]: [touch], [of]: [graver] }, { worth });
        expect(told).toContain(graver.kind);
        expect(told.slice(0, told.indexOf(graver.kind))).not.toContain(touch.kind);
      }
    },
  );

  it.each(['tipo', 'direitos', 'tema'])('begins with what undoes the whole text: %s', (kind) => {
    const others = { 3: [fault('argumento', { ease: 1 })], 5: [fault('proposta', { ease: 1 })] };
    expect(kinds({ ...others, 2: [fault(kind, { ease: 0.1 })] })[0]).toBe(kind);
  });

  it('speaks of the type before the theme', () => {
    expect(kinds({ 2: [fault('tema'), fault('tipo')] }).slice(0, 2)).toEqual(['tipo', 'tema']);
  });

  it('begins with a limit that no fault tells', () => {
    const ceiling: Ceiling = { reason: 'recado-ao-corretor', levels: { 1: 40, 3: 40 } };
    const [first] = choose({ 3: [fault('argumento')] }, { levels: same(40), ceilings: [ceiling] }).steps;
    expect(first?.text).toMatch(/^Apague o recado.*Por quê: o texto fala com quem corrige/);
  });

  it('at the top names one touch at most', () => {
    const faults = { 1: [rule('Vírgula', 1)], 3: [cliche] };
    expect(kinds(faults, { levels: { ...same(200), 1: 160 } })).toHaveLength(1);
    const two = { 1: [rule('Vírgula', 3)], 3: [cliche] };
    expect(kinds(two, { levels: { ...same(200), 1: 160, 3: 160 } }).length).toBeGreaterThan(1);
  });
});

describe('the gain of a step', () => {
  it('is what the model gives for it, with the level where that rises', () => {
    const worth = ({ hasSource, repertoire }: Facts) => ({
      2: hasSource + repertoire > FACTS.repertoire + 1 ? 22 : 0,
    });
    const [first] = choose({ 2: [fault('repertorio')] }, { worth }).steps;
    expect(first?.gain).toEqual({ competency: 2, points: 22, level: 40 });
  });

  it('promises no level that the model does not give', () => {
    const worth = ({ thesisInIntroduction, thesis }: Facts) => ({
      3: thesisInIntroduction && thesis > 0.89 ? 9.4 : 0,
    });
    const reading = { ...READING, thesis: null };
    const whatIf: WhatIf = {
      facts: { ...FACTS, thesis: 0, thesisInIntroduction: 0 },
      ask: (facts) => ({ levels: same(80), points: { 1: 80, 2: 80, 3: 80 + worth(facts)[3], 4: 80, 5: 80 } }),
    };
    const observations = observed({ 3: [fault('tese')] });
    const { steps, totalWithSteps } = chooseNextSteps(reading, same(80), {
      observations,
      ceilings: [],
      whatIf,
    });
    expect(steps[0]?.gain).toEqual({ competency: 3, points: 9 });
    expect(totalWithSteps).toBeUndefined();
  });

  it('is left out where the model makes nothing of it', () => {
    expect(choose({ 4: [fault('elo')] }, { worth: () => ({}) }).steps[0]).not.toHaveProperty('gain');
  });

  it('of all steps together is tried together', () => {
    const missing = ['elemento:meio', 'elemento:detalhamento'].map((kind) => fault(kind));
    const bare: Facts = { ...FACTS, elements: 2, means: 0, detail: 0 };
    const whatIf: WhatIf = {
      facts: bare,
      ask: ({ elements }) => {
        const five = (elements >= 4 ? 120 : 80) as Level;
        return {
          levels: { ...same(80), 5: five },
          points: { 1: 80, 2: 80, 3: 80, 4: 80, 5: 60 + elements * 9 },
        };
      },
    };
    const observations = observed({ 5: missing });
    const { steps, totalWithSteps } = chooseNextSteps(
      READING,
      { ...same(200), 5: 80 },
      { observations, ceilings: [], whatIf },
    );
    expect(
      steps.filter(({ competency }) => competency === 5).every(({ gain }) => gain?.level === undefined),
    ).toBe(true);
    expect(totalWithSteps).toBe(920);
  });

  it('counts no level of a competency that no step is of', () => {
    const worth = ({ provenArguments }: Facts) =>
      provenArguments > FACTS.provenArguments ? { 3: 40, 5: 40 } : {};
    const given = { levels: { ...same(200), 3: 80 as const }, worth };
    expect(choose({ 3: [fault('prova')] }, given).totalWithSteps).toBe(920);
  });

  it.each([
    'tangenciamento',
    'tema-so-citado',
    'tema-ausente',
    'tema-so-no-inicio',
    'tema-so-nas-pontas',
  ] as const)(
    'of another theme is asked without the ceiling of it, which asks for nothing besides: %s',
    (reason) => {
      const ceilings: Ceiling[] = [{ reason, levels: { 2: 40, 3: 40, 5: 40 } }];
      const worth = (_: Facts, lifted: ReadonlySet<string>) => ({ 2: lifted.has(reason) ? 40 : 0 });
      const levels: Levels = { ...same(200), 2: 40 };
      const { steps } = choose({ 2: [fault('tema')] }, { levels, ceilings, worth });
      expect(steps.map(({ kind }) => kind)).toEqual(['tema']);
      expect(steps[0]?.gain?.level).toBe(40);
    },
  );

  it('decides among what readers speak of as often', () => {
    const faults = { 5: [fault('elemento:agente')], 2: [fault('repertorio')] };
    const bare: Facts = { ...FACTS, agent: 0 };
    const best = (number: 2 | 5) => {
      const whatIf: WhatIf = {
        facts: bare,
        ask: ({ repertoire, agent }) => {
          const two = number === 2 && repertoire > bare.repertoire ? 110 : 80;
          const five = number === 5 && agent > 0 ? 110 : 80;
          return { levels: same(80), points: { 1: 80, 2: two, 3: 80, 4: 80, 5: five } };
        },
      };
      const observations = observed(faults);
      return chooseNextSteps(READING, same(80), { observations, ceilings: [], whatIf }).steps[0]?.competency;
    };
    expect([best(2), best(5)]).toEqual([2, 5]);
  });
});

describe('steps of whole essays', () => {
  const ESSAYS = [
    ...HONEST,
    { theme: SAMPLE_THEME, essay: GOOD_ESSAY },
    { theme: SAMPLE_THEME, essay: WEAK_ESSAY },
  ];

  function candidatesOf(essay: string, theme: string, level: Level = 80, isSure?: boolean) {
    const read = readEssay({ theme, essay });
    const thesis = read.thesis && { ...read.thesis, isSure: isSure ?? read.thesis.isSure };
    const reading = { ...read, thesis };
    const levels = same(level);
    const ceilings = findCeilings(reading);
    const observations = observe(reading, levels, gatherEvidence(reading), ceilings);
    return { reading, candidates: findStepCandidates(reading, levels, { observations, ceilings }) };
  }

  it('ask for no thesis that the reader quotes itself', () => {
    const quoted = ESSAYS.map(({ essay, theme }) => candidatesOf(essay, theme)).filter(
      ({ reading }) => reading.thesis !== null,
    );
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.flatMap(({ candidates }) => candidates.map(({ kind }) => kind))).not.toContain('tese');
  });

  it('ask for a thesis in the introduction where it only comes later', () => {
    const [introduction = '', ...rest] = GOOD_ESSAY.split('\n');
    const told =
      'O Brasil produz muitos alimentos todos os anos. Em 2020, feiras e mercados venderam frutas, verduras e grãos.';
    const late = [told, introduction, ...rest].join('\n');
    const { reading, candidates } = candidatesOf(late, SAMPLE_THEME, 80, true);
    expect(reading.thesis?.sentence.paragraph).toBe(1);
    const step = candidates.find(({ kind }) => kind === 'tese-tarde');
    expect(step?.todo).toMatch(/^diga já na introdução \(“O Brasil produz/);
    const doubted = candidatesOf(late, SAMPLE_THEME, 80, false).candidates;
    expect(doubted.map(({ kind }) => kind)).not.toContain('tese-tarde');
  });

  it('say why without saying again what was not recognised', () => {
    const said = ESSAYS.flatMap(({ essay, theme }) => candidatesOf(essay, theme).candidates).flatMap(
      ({ todo, seen = '' }) => [todo, seen],
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((one) => /não (?:[oa]s? )?reconheci|se (?:ela )?ainda não/.test(one))).toEqual([]);
  });

  it('never ask for more of a text for its length alone, nor for more on a full sheet', () => {
    const long = `${GOOD_ESSAY}\n${WEAK_ESSAY}`;
    for (const { essay, theme } of [...ESSAYS, { essay: long, theme: SAMPLE_THEME }])
      for (const level of [80, 160] as const)
        for (const { todo } of candidatesOf(essay, theme, level).candidates)
          expect(todo).not.toMatch(/desenvolva mais/);
    const full = candidatesOf(
      `${GOOD_ESSAY.split('\n')[0]?.repeat(8)}\nIsso é ruim.\nAssim, fica o alerta.`,
      SAMPLE_THEME,
    );
    expect(full.reading.essay.words.length).toBeGreaterThan(350);
    expect(full.candidates.map(({ kind }) => kind)).not.toContain('desenvolvimento');
  });

  it('under another theme begin with it', () => {
    const { candidates } = candidatesOf(OTHER_THEME_ESSAY, SAMPLE_THEME, 40);
    expect(candidates[0]?.kind).toBe('tema');
  });
});
