import type { FrequentFinding } from '@/domain/classrooms/frequent-findings';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';
import type { Message } from './messages';

/** Labels shared by the screens that display the checker's marks. */
export const markLabels = {
  notAnError: 'Isto não é erro',
  ownWord: 'Adicionar ao meu dicionário',
  undo: 'Desfazer',
  suggest: 'Ver sugestões',
  noSuggestions: 'O dicionário não tem palavra parecida.',
  spellingMissing:
    'Não deu para conferir a ortografia neste aparelho agora. As outras regras foram conferidas.',
  tryAgain: 'Tentar de novo',
};

export const findingIgnored: Message = {
  title: 'Marcação retirada',
  description: 'Ela não volta a aparecer neste trecho.',
};

export const wordAdded = (word: string): Message => ({
  title: 'Palavra adicionada',
  description: `“${word}” agora faz parte do seu dicionário.`,
});

/** "1 marcação", "14 marcações". */
export function countMarks(count: number): string {
  return count === 1 ? '1 marcação' : `${count.toLocaleString('pt-BR')} marcações`;
}

/** The name of a kind of finding, capitalised: "Acentuação", "Uso da crase". */
export function findingName(code: FrequentFinding['code']): string {
  if (code === 'outras') return 'Outras marcações';
  const topic = FINDING_CATEGORIES[code].topic.replace(/^[ao]s? /, '');
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}
