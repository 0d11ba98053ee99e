import { v4 as newId } from 'uuid';
import { AppError } from '@/contracts/app-error';
import type { HandLineRecord, HandPermission } from '@/contracts/given-lines';
import { sampleRecord } from '@/domain/classrooms/class-record';
import { daysBetween } from '@/domain/time/sao-paulo';
import { MOST_GIVEN_A_DAY } from '@/domain/ocr/hand/given-line';
import { classesOfDevice, type DemoPorts, userOf } from '../demo/ports';
import { updateOrFail } from '../local/create-local-store';
import { createHandRecords } from './device-record';
import type { HandLineBackend } from '../ports/hand-lines';

/**
 * Maximum number of lines stored on a device, because a device has little space and nobody collects lines from it.
 */
const MOST_ON_DEVICE = 40;

/** Handwriting lines stored on this device only. */
export default function createHandLines(ports: DemoPorts): HandLineBackend {
  const { context, session, records } = ports;
  const recordOf = createHandRecords(context.storage);
  const own = () => recordOf(userOf(ports).id);
  const change = (to: (known: HandLineRecord) => HandLineRecord) => updateOrFail(own(), to);
  const now = () => context.now().toISOString();

  /** The permission of the current student, while still in the class. */
  function ownPermission(): HandPermission | null {
    const { id } = userOf(ports);
    const classrooms = new Set(
      classesOfDevice(ports).flatMap(({ classroom }) =>
        classroom.alunos.some((student) => student.id === id) ? classroom.id : [],
      ),
    );
    const all = session.accounts().flatMap((teacher) => recordOf(teacher.id).get().permissions);
    return all.find((one) => one.usuario_id === id && classrooms.has(one.sala_id)) ?? null;
  }

  /**
   * Returns the record with the consent in force. If the permission behind the consent is no longer valid, deletes
   * the consent and its lines, as the server does.
   */
  function inForce(): HandLineRecord {
    const known = own().get();
    const id = known.consent?.autorizacao_id;
    if (id && ownPermission()?.id !== id) change((one) => ({ ...one, consent: null, lines: [] }));
    return own().get();
  }

  const taughtClassroom = (classroomId: string) =>
    (records.of(userOf(ports).id) ?? sampleRecord(context.now())).rooms.find(
      (classroom) => classroom.id === classroomId,
    );

  return {
    mayAsk: async () => !own().get().isDeclined,
    async setMayAsk(mayAsk) {
      change((known) => ({ ...known, isDeclined: !mayAsk }));
    },
    consent: async () => inForce().consent,
    permission: async () => ownPermission(),
    async giveConsent(basis) {
      const isPermitted = basis.base === 'maior' || ownPermission()?.id === basis.permissionId;
      if (userOf(ports).userType !== 'student' || !isPermitted) throw new AppError('refused');
      const consent = {
        base: basis.base,
        autorizacao_id: basis.base === 'autorizacao' ? basis.permissionId : null,
        created_at: now(),
      };
      change((known) => ({ ...known, consent: known.consent ?? consent }));
    },
    async withdraw() {
      change((known) => ({ ...known, consent: null, lines: [] }));
    },
    async give(lines, network) {
      for (const line of lines) {
        const known = inForce();
        if (!known.consent) throw new AppError('refused');
        if (known.lines.some(({ tira }) => tira === line.tira)) continue;
        const today = known.lines.filter((one) => daysBetween(new Date(one.created_at), context.now()) === 0);
        if (known.lines.length >= MOST_ON_DEVICE || today.length >= MOST_GIVEN_A_DAY)
          throw new AppError('too-many-attempts');
        const given = { ...line, id: newId(), rede: network, created_at: now() };
        change((one) => ({ ...one, lines: [given, ...one.lines] }));
      }
    },
    list: async () => inForce().lines.map(({ id, texto, created_at }) => ({ id, texto, created_at })),
    pictures: async (ids) =>
      inForce()
        .lines.filter(({ id }) => ids.includes(id))
        .map(({ id, colunas, tira }) => ({ id, colunas, tira })),
    async remove(id) {
      change((known) => ({ ...known, lines: known.lines.filter((one) => one.id !== id) }));
    },
    async permissions(classroomId) {
      const classroom = taughtClassroom(classroomId);
      const isIn = (id: string) => classroom?.alunos.some((student) => student.id === id) ?? false;
      return own()
        .get()
        .permissions.filter((one) => one.sala_id === classroomId && isIn(one.usuario_id));
    },
    async permit(classroomId, studentId, isPermitted) {
      if (!taughtClassroom(classroomId)?.alunos.some(({ id }) => id === studentId))
        throw new AppError('refused');
      const isThis = (one: HandPermission) => one.sala_id === classroomId && one.usuario_id === studentId;
      const one = { id: newId(), sala_id: classroomId, usuario_id: studentId, confirmado_em: now() };
      change((known) => {
        const others = known.permissions.filter((known) => !isThis(known));
        const kept = known.permissions.find(isThis) ?? one;
        return { ...known, permissions: isPermitted ? [...others, kept] : others };
      });
    },
  };
}
