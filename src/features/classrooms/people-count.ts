/** "1 aluno", "28 alunos". */
export function peopleCount(students: number): string {
  return students === 1 ? '1 aluno' : `${students.toLocaleString('pt-BR')} alunos`;
}
