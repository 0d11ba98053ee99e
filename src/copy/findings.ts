import type { FrequentFinding } from '@/domain/classrooms/frequent-findings';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';

/** A kind of finding as the head of a line: "Acentuação", "Uso da crase". */
export function findingName(code: FrequentFinding['code']): string {
  if (code === 'outras') return 'Outras marcações';
  const topic = FINDING_CATEGORIES[code].topic.replace(/^[ao]s? /, '');
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}
