import { expect } from 'vitest';
import type { HandLineBackend } from '@/data/hand-lines/hand-line-backend';
import type { GivenLine } from '@/domain/ocr/hand/given-line';

type As = <T>(work: (handLines: HandLineBackend) => Promise<T>) => Promise<T>;
export type Cast = { asStudent: As; asTeacher: As; classroomId: string; studentId: string };

/** Another line for each number. */
export const lineOf = (number: number): GivenLine => ({
  colunas: 16,
  tira: String(number).padStart(512, 'A'),
  texto: `linha ${number}`,
});

/** An adult gives lines, looks at them and takes them back. */
export async function checkAdult({ asStudent }: Cast) {
  await asStudent(async (handLines) => {
    expect(await handLines.consent()).toBeNull();
    await expect(handLines.give([lineOf(1)], null)).rejects.toMatchObject({ code: 'refused' });
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
    const number = Number(texto.split(' ')[1]);
    const { colunas, tira } = lineOf(number);
    expect(await handLines.pictures([id])).toEqual([{ id, colunas, tira }]);
    await handLines.remove(id);
    expect(await handLines.list()).toHaveLength(14);

    await handLines.withdraw();
    expect([await handLines.consent(), await handLines.list()]).toEqual([null, []]);
    await handLines.withdraw();
  });
}

/** Somebody under age gives lines for as long as a teacher of the class says that the guardians allow it. */
export async function checkMinor({ asStudent, asTeacher, classroomId, studentId }: Cast) {
  const permitted = () =>
    asTeacher(async (handLines) =>
      (await handLines.permissions(classroomId)).map(({ usuario_id }) => usuario_id),
    );
  const permit = (isPermitted: boolean) =>
    asTeacher((handLines) => handLines.permit(classroomId, studentId, isPermitted));
  const consentBy = (permissionId: string) =>
    asStudent((handLines) => handLines.giveConsent({ base: 'autorizacao', permissionId }));

  expect(await asStudent((handLines) => handLines.permission())).toBeNull();
  await expect(consentBy(crypto.randomUUID())).rejects.toMatchObject({ code: 'refused' });
  await expect(
    asStudent((handLines) => handLines.permit(classroomId, studentId, true)),
  ).rejects.toMatchObject({ code: 'refused' });
  await permit(true);
  await permit(true);
  expect(await permitted()).toEqual([studentId]);
  const permission = await asStudent((handLines) => handLines.permission());
  expect(permission).toMatchObject({ sala_id: classroomId, usuario_id: studentId });
  await consentBy(permission!.id);
  await asStudent((handLines) => handLines.give([lineOf(1)], null));
  expect(await asTeacher((handLines) => handLines.list())).toEqual([]);

  await permit(false);
  await permit(false);
  expect(await permitted()).toEqual([]);
  await asStudent(async (handLines) => {
    expect([await handLines.permission(), await handLines.consent(), await handLines.list()]).toEqual([
      null,
      null,
      [],
    ]);
    await expect(handLines.give([lineOf(2)], null)).rejects.toMatchObject({ code: 'refused' });
  });
}

/** "Not now" is the device's to remember. */
export async function checkNotNow({ asStudent }: Cast) {
  await asStudent(async (handLines) => {
    expect(await handLines.mayAsk()).toBe(true);
    await handLines.setMayAsk(false);
    expect(await handLines.mayAsk()).toBe(false);
    await handLines.setMayAsk(true);
    expect(await handLines.mayAsk()).toBe(true);
  });
}
