import type { Correction } from '@/domain/evaluation/correction';
import { formatDateTime } from '@/lib/format-date-time';

/** Who corrected, with which version, and when. A result never hides it (decisions §5). */
export function producedBy({ aiAnalysis, submittedAt }: Correction): string {
  const extras = aiAnalysis.grifo;
  const who = extras?.producer === 'model' ? 'Modelo de IA' : 'Corretor local – estimativa';
  const version = extras?.version && `versão ${extras.version}`;
  return [[who, version].filter(Boolean).join(', '), formatDateTime(submittedAt)].filter(Boolean).join(' · ');
}
