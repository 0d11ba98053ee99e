import { beforeAll, describe, expect, it } from 'vitest';
import { named, newClass, sendNew, type Contract, type Person, type Stage } from './stage';

/** The entries of a teacher's list of expected students, and the names of the students who take them. */
export const placesContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
  });

  const newStudent = (name: string) => stage.newPerson('student', name);
  const classroomOf = async (id: string) => (await otavio.classrooms.get(id))!;
  const placeOf = async (id: string, student: Person) =>
    (await classroomOf(id)).alunos.find((one) => one.id === student.id)?.nome_na_lista;

  describe('a place in the list', () => {
    it('is taken by e-mail, else by the one name, and given by the teacher', async () => {
      const { id, codigo } = await newClass(otavio);
      const bia = await newStudent('biazinha');
      const caio = await newStudent('caio ferreira');
      const davi = await newStudent('Davi');
      const list = [
        named('Beatriz Lima', bia.email.toUpperCase()),
        named('Caio Ferreira'),
        named('Davi Reis'),
        named('Davi'),
        named('Davi'),
      ];
      await otavio.classrooms.expectStudents(id, list);
      await otavio.classrooms.expectStudents(id, list);
      expect((await classroomOf(id)).nomes).toHaveLength(list.length);
      for (const { enrolments } of [bia, caio, davi]) await enrolments.join(codigo);
      expect(await placeOf(id, bia)).toBe('Beatriz Lima');
      expect(await placeOf(id, caio)).toBe('Caio Ferreira');
      expect(await placeOf(id, davi)).toBeNull();
      await otavio.classrooms.assignPlace(id, list[2]!.id, davi.id);
      expect(await placeOf(id, davi)).toBe('Davi Reis');
      const second = otavio.classrooms.assignPlace(id, list[3]!.id, davi.id);
      await expect(second).rejects.toMatchObject({ code: 'not-found' });
      await otavio.classrooms.undoPlace(id, davi.id, 'davi.reis@example.com');
      expect((await classroomOf(id)).nomes).toMatchObject([
        { nome: 'Davi', email: null },
        { nome: 'Davi', email: null },
        { id: list[2]!.id, nome: 'Davi Reis', email: 'davi.reis@example.com' },
      ]);
    });

    it('is forgotten once, or taken back with the list it came by', async () => {
      const { id } = await newClass(otavio);
      const [bia, caio] = [named('Bia'), named('Caio')];
      await otavio.classrooms.expectStudents(id, [bia, caio]);
      expect(await otavio.classrooms.undoExpected(id, [bia.id])).toBe(1);
      expect((await classroomOf(id)).nomes).toMatchObject([{ nome: 'Caio' }]);
      expect(await otavio.classrooms.forgetExpected(id, caio.id, 0)).toBe(true);
      const again = otavio.classrooms.forgetExpected(id, caio.id, 0);
      await expect(again).rejects.toMatchObject({ code: 'not-found' });
    });

    it('is not written for more than the class may expect, nor for what is no name or no e-mail', async () => {
      const { id } = await newClass(otavio);
      const many = Array.from({ length: 201 }, (_, index) => named(`Aluno ${index}`));
      for (const list of [many, [named('Ana'), named('Bia', 'bia')], [named(' ')]]) {
        await expect(otavio.classrooms.expectStudents(id, list)).rejects.toMatchObject({ code: 'refused' });
      }
      expect((await classroomOf(id)).nomes).toEqual([]);
    });

    it('forgets the e-mail of an account that ends', async () => {
      const { id } = await newClass(otavio);
      const bia = await newStudent('Bia');
      await otavio.classrooms.expectStudents(id, [named('Beatriz Lima', bia.email)]);
      await bia.account.delete({ password: bia.password });
      expect((await classroomOf(id)).nomes).toMatchObject([{ nome: 'Beatriz Lima', email: null }]);
    });
  });

  it('a changed name is told with the former one wherever its student stands, and homonyms apart', async () => {
    const helena = await newStudent('Helena Prado');
    const ana = await newStudent('Ana Souza');
    const { id } = await newClass(otavio, { students: [helena, ana] });
    const { submissionId } = await sendNew(stage, ana, id);
    await ana.profile.save({ nome: 'helena prado' });
    const row = { nome: 'helena prado (2)', nome_anterior: 'Ana Souza' };
    expect((await classroomOf(id)).alunos).toMatchObject([
      { nome: 'Helena Prado (1)', nome_anterior: null },
      row,
    ]);
    const told = { aluno_nome: row.nome, nome_anterior: row.nome_anterior };
    expect(await otavio.classrooms.submissions(id)).toMatchObject([told]);
    expect(await otavio.classrooms.recentEssays()).toMatchObject([{ envio_id: submissionId, ...told }]);
    expect(await otavio.classrooms.essay(submissionId)).toMatchObject(told);
  });
};
