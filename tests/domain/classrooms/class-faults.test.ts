import { expect, it } from 'vitest';
import { classFaults } from '@/domain/classrooms/class-faults';
import { discussedSentences, someSentences, type ClassPassage } from '@/domain/classrooms/discussion';
import { buildSubmission } from '../../support/classrooms';

it('what most of the class is marked for counts students, not essays, and only essays that count', () => {
  const essay = (
    id: string,
    aluno_id: string,
    achados: Record<string, number>,
    niveis = [120, 120, 120, 120, 120],
  ) => buildSubmission({ id, aluno_id, achados, niveis: niveis as never });
  const pending = buildSubmission({ id: '5', aluno_id: 'd', achados: { crase: 3 }, niveis: null });
  expect(
    classFaults([
      essay('1', 'a', { crase: 9 }),
      essay('2', 'a', { crase: 2, virgula: 1 }),
      essay('3', 'b', { virgula: 1, inventada: 4 }),
      essay('4', 'c', { virgula: 0 }),
      pending,
    ]),
  ).toEqual([
    { code: 'virgula', students: 2, of: 3 },
    { code: 'crase', students: 1, of: 3 },
  ]);
});

const passage = (id: string, antes: string, trecho: string): ClassPassage => ({
  id,
  antes,
  trecho,
  depois: ' ontem.',
  mensagem: 'Veja.',
  sugestao: null,
});

it('sentences are shown once each, and none that names a student of the class', () => {
  const found = discussedSentences(
    [
      passage('1', 'Eu fui ', 'a praia'),
      passage('2', 'eu fui ', 'à praia'),
      passage('3', 'Meu nome é ANA SOUZÁ e vou ', 'a feira'),
      passage('4', 'A Ana vai ', 'a feira'),
    ],
    ['Ana Souza (2)', 'Ana'],
  );
  expect(found.map(({ id }) => id)).toEqual(['1', '4']);
});

it('three at a time, going round', () => {
  const four = discussedSentences(
    ['um', 'dois', 'três', 'quatro'].map((word) => passage(word, '', word)),
    [],
  );
  expect(someSentences(four, 0).map(({ id }) => id)).toEqual(['um', 'dois', 'três']);
  expect(someSentences(four, 3).map(({ id }) => id)).toEqual(['quatro', 'um', 'dois']);
  expect(someSentences(four.slice(0, 2), 3)).toHaveLength(2);
});
