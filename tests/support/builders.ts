import { EMPTY_METRICS } from '@/domain/progress/fold-metrics';
import type { Correction } from '@/domain/evaluation/correction';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import type { Metrics, MetricsEssay } from '@/domain/progress/metrics';
import { COMPETENCY_NAMES, COMPETENCY_NUMBERS, type Level } from '@/domain/rubric/competency';
import type { Purchase } from '@/domain/plans/purchase';
import { newSessionUser } from '@/domain/session/new-session-user';
import type { SessionUser } from '@/domain/session/session-user';

/**
 * The instant the test clock starts at: a Wednesday afternoon in São Paulo, after the promotional period and before
 * the exam.
 */
export const TEST_NOW = '2025-10-22T18:00:00.000Z';

export const SAMPLE_THEME = 'Caminhos para reduzir o desperdício de alimentos no Brasil';

export const SAMPLE_ESSAY = [
  'No Brasil, toneladas de comida ainda boa são jogadas fora todos os dias entre a colheita e a mesa.',
  'Isso acontece, em primeiro lugar, porque faltam estradas e câmaras frias perto das pequenas lavouras.',
  'Portanto, cabe às prefeituras, por meio de bancos de alimentos, recolher o que sobra nas feiras.',
].join('\n');

/** A week before the test clock, so that newcomers' greetings are over. */
const WEEK_BEFORE = '2025-10-15T12:00:00.000Z';

/** A student on the first day of the trial. */
export function buildUser(overrides: Partial<SessionUser> = {}): SessionUser {
  const fresh = newSessionUser({
    email: 'marina.duarte@example.com',
    name: 'Marina Duarte',
    userType: 'student',
    id: 'local:marina.duarte@example.com',
    now: new Date(TEST_NOW),
  });
  return { ...fresh, createdAt: WEEK_BEFORE, ...overrides };
}

/** A purchase that was paid, granted and not refunded. */
export function buildPurchase(overrides: Partial<Purchase> = {}): Purchase {
  return {
    id: '1',
    produto: 'aluno_12',
    creditos: 12,
    created_at: '2025-10-20T15:05:00Z',
    creditada: true,
    estornada_em: null,
    motivo_estorno: null,
    creditos_retirados: null,
    ...overrides,
  };
}

export function buildDeveloper(): SessionUser {
  return buildUser({
    id: 'local:dev@example.com',
    email: 'dev@example.com',
    name: 'Equipe',
    userType: 'dev',
  });
}

type EvaluationOptions = { levels?: readonly [Level, Level, Level, Level, Level] } & Partial<Evaluation>;

/** An evaluation whose total is the sum of its five levels. */
export function buildEvaluation({
  levels = [120, 160, 120, 160, 200],
  ...overrides
}: EvaluationOptions = {}): Evaluation {
  const [c1, c2, c3, c4, c5] = levels.map((note) => ({ note, feedback: `Nível ${note} de 200.` }));
  return {
    nota_final: levels.reduce<number>((sum, level) => sum + level, 0),
    competencias: {
      competencia_1: { ...c1!, erros: ['Acento em “também”.'] },
      competencia_2: c2!,
      competencia_3: c3!,
      competencia_4: { ...c4!, erros: ['Conectivo repetido entre parágrafos.'] },
      competencia_5: c5!,
    },
    erros_detectados: [],
    videos_sugeridos: [],
    resumo: {
      pontos_fortes: ['A proposta diz quem faz, o quê e como.'],
      pontos_fracos: ['O segundo parágrafo repete a tese.'],
      melhorias: ['Ligue o terceiro parágrafo ao anterior com um conectivo de causa.'],
    },
    grifo: { producer: 'rules', version: 'test', evidence: {} },
    ...overrides,
  };
}

type CorrectionOptions = { score?: number } & Partial<Correction>;

/** A correction of the sample essay; `score` (a multiple of 40) is spread over the five competencies. */
export function buildCorrection({ score = 760, ...overrides }: CorrectionOptions = {}): Correction {
  const levels = spread(score);
  const aiAnalysis = buildEvaluation({ levels });
  return {
    id: '1761156000000',
    finalScore: score,
    theme: SAMPLE_THEME,
    originalText: SAMPLE_ESSAY,
    submittedAt: TEST_NOW,
    competencies: COMPETENCY_NUMBERS.map((number, index) => ({
      name: COMPETENCY_NAMES[number],
      score: levels[index]!,
      maxScore: 200,
      feedback: `Nível ${levels[index]} de 200.`,
    })),
    summary: { strengths: ['A proposta diz quem faz, o quê e como.'], weaknesses: [], improvements: [] },
    suggestions: [],
    aiAnalysis,
    ...overrides,
  };
}

/** `count` corrections of as many texts, newest first, one a day backwards from the test clock. */
export function buildCorrections(count: number, overrides: CorrectionOptions = {}): Correction[] {
  const start = Date.parse(TEST_NOW);
  return Array.from({ length: count }, (_, index) => {
    const submitted = new Date(start - index * 86_400_000);
    return buildCorrection({
      id: String(submitted.getTime()),
      submittedAt: submitted.toISOString(),
      originalText: SAMPLE_ESSAY.replaceAll(/\p{L}{5,}/gu, (word) => word + (index || '')),
      ...overrides,
    });
  });
}

export function buildRow(overrides: Partial<MetricsEssay> = {}): MetricsEssay {
  return {
    id: '1',
    tema: SAMPLE_THEME,
    nota: 760,
    competencias: [120, 160, 120, 160, 200],
    data: TEST_NOW,
    ...overrides,
  };
}

export function buildMetrics(overrides: Partial<Metrics> = {}): Metrics {
  return { ...EMPTY_METRICS, ...overrides };
}

function spread(score: number): [Level, Level, Level, Level, Level] {
  const steps = Math.round(score / 40);
  const level = (index: number) => ((Math.floor(steps / 5) + (index < steps % 5 ? 1 : 0)) * 40) as Level;
  return [level(0), level(1), level(2), level(3), level(4)];
}
