import { beforeAll, describe, expect, it } from 'vitest';
import type { GivenLine } from '@/domain/ocr/hand/given-line';
import { newClass, newId, type Contract, type Person, type Stage } from './stage';

/** A different line for each number. */
export const lineOf = (number: number): GivenLine => ({
  colunas: 16,
  tira: String(number).padStart(512, 'A'),
  texto: `linha ${number}`,
});

/** Lines of handwriting that students donate. */
export const handLinesContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;
  let handLines: Person['handLines'];
  let helena: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    helena = await stage.newPerson('student', 'Helena Prado');
    ({ handLines } = helena);
  });

  const refused = { code: 'refused' };
  const nothing = async () => [await handLines.consent(), await handLines.list()];

  it('an adult gives them, looks at them and takes them back', async () => {
    expect(await handLines.consent()).toBeNull();
    await expect(handLines.give([lineOf(1)], null)).rejects.toMatchObject(refused);
    await handLines.giveConsent({ base: 'maior' });
    const said = await handLines.consent();
    expect(said).toMatchObject({ base: 'maior', autorizacao_id: null });
    await handLines.giveConsent({ base: 'maior' });
    expect(await handLines.consent()).toEqual(said);

    await handLines.give(
      Array.from({ length: 14 }, (_, at) => lineOf(at)),
      'hand-1',
    );
    await handLines.give([lineOf(13), lineOf(14)], null);
    const lines = await handLines.list();
    expect(lines.map(({ texto }) => texto).toSorted()).toEqual(
      Array.from({ length: 15 }, (_, at) => lineOf(at).texto).toSorted(),
    );
    const { id, texto } = lines[0]!;
    const { colunas, tira } = lineOf(Number(texto.split(' ')[1]));
    expect(await handLines.pictures([id])).toEqual([{ id, colunas, tira }]);
    expect(await otavio.handLines.list()).toEqual([]);
    await handLines.remove(id);
    expect(await handLines.list()).toHaveLength(14);

    await handLines.withdraw();
    expect(await nothing()).toEqual([null, []]);
    await handLines.withdraw();
  });

  describe('somebody under age', () => {
    const consentBy = (permissionId: string) => handLines.giveConsent({ base: 'autorizacao', permissionId });

    async function permitted() {
      const { id } = await newClass(otavio, { students: [helena] });
      await otavio.handLines.permit(id, helena.id, true);
      const permission = await handLines.permission();
      await consentBy(permission!.id);
      await handLines.give([lineOf(1)], null);
      return { id, permission };
    }

    it('gives them for as long as a teacher of the class says that the guardians allow it', async () => {
      expect(await handLines.permission()).toBeNull();
      await expect(consentBy(newId())).rejects.toMatchObject(refused);
      const { id, permission } = await permitted();
      await expect(handLines.permit(id, helena.id, true)).rejects.toMatchObject(refused);
      await otavio.handLines.permit(id, helena.id, true);
      expect(await otavio.handLines.permissions(id)).toMatchObject([{ usuario_id: helena.id }]);
      expect(permission).toMatchObject({ sala_id: id, usuario_id: helena.id });

      await otavio.handLines.permit(id, helena.id, false);
      await otavio.handLines.permit(id, helena.id, false);
      expect(await otavio.handLines.permissions(id)).toEqual([]);
      expect(await handLines.permission()).toBeNull();
      expect(await nothing()).toEqual([null, []]);
      await expect(handLines.give([lineOf(2)], null)).rejects.toMatchObject(refused);
    });

    it('has given none once out of the class', async () => {
      const { id } = await permitted();
      await helena.enrolments.leave(id);
      expect(await nothing()).toEqual([null, []]);
    });
  });

  it('who would rather not is not asked again, on this device', async () => {
    expect(await handLines.mayAsk()).toBe(true);
    await handLines.setMayAsk(false);
    expect(await handLines.mayAsk()).toBe(false);
    await handLines.setMayAsk(true);
    expect(await handLines.mayAsk()).toBe(true);
  });
};
