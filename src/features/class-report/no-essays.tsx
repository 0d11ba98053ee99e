import { EmptyState } from '@/ui/empty-state';

/** Before the first essay, of the class or of a theme. */
export function NoEssays({ isOneTheme }: { isOneTheme: boolean }) {
  return (
    <EmptyState
      griffin="thinking"
      title={isOneTheme ? 'Ninguém enviou uma redação sobre este tema' : 'Ainda não há redações nesta sala'}
      headingLevel={3}
      className="mt-8"
    >
      {isOneTheme
        ? 'Os números aparecem com a primeira. Os outros temas continuam na lista acima.'
        : 'O relatório começa com a primeira redação que um aluno enviar para a turma.'}
    </EmptyState>
  );
}
