import type { Correction } from '@/domain/evaluation/correction';
import type { EvaluationExtras } from '@/domain/evaluation/evaluation';
import { formatDateTime } from '@/copy/format-date-time';

/** Who corrected, with which version, and when. A result never hides it (decisions §5). */
export function producedBy({ aiAnalysis, submittedAt }: Correction): string {
  const extras = aiAnalysis.grifo;
  const who = PRODUCERS[extras?.producer ?? 'scorer'];
  const version = extras?.version && `versão ${extras.version}`;
  return [[who, version].filter(Boolean).join(', '), formatDateTime(submittedAt)].filter(Boolean).join(' · ');
}

const PRODUCERS: Record<EvaluationExtras['producer'], string> = {
  scorer: 'Corretor local – estimativa',
  rules: 'Corretor local por regras – estimativa',
  model: 'Modelo de IA',
};
