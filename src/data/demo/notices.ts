import { AppError } from '@/contracts/app-error';
import { ReadMarksSchema } from '@/contracts/notices';
import { publishedOf, sampleRecord } from '@/domain/classrooms/class-record';
import { ALL_NOTICES, type Notice } from '@/domain/notices/notice';
import { createLocalStore, updateOrFail } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import { loadCode } from '../no-answer-code';
import type { NoticeBackend } from '../ports/notices';
import { classesOfDevice, type DemoPorts, userOf } from './ports';

const UNREAD: Readonly<Record<string, string>> = {};

/** Notices from the classes of this device. */
export default function createNotices(ports: DemoPorts): NoticeBackend {
  const { context, records } = ports;
  const marksOf = perOwner((owner) =>
    createLocalStore<Readonly<Record<string, string>>>({
      key: areaKeys.noticesRead(owner),
      schema: ReadMarksSchema,
      fallback: UNREAD,
      storage: context.storage,
    }),
  );

  async function list(): Promise<Notice[]> {
    const { id, userType } = userOf(ports);
    const { noticesOf, studentEvents, teacherEvents } = await loadCode(
      () => import('@/domain/notices/class-events'),
    );
    const now = context.now();
    const ofStudent = () =>
      classesOfDevice(ports).flatMap(({ record, classroom }) =>
        studentEvents(classroom, id, (submissionId) => publishedOf(record, submissionId), now),
      );
    const events =
      userType === 'teacher' ? teacherEvents(records.of(id) ?? sampleRecord(now), now) : ofStudent();
    return noticesOf(events, marksOf(id).get(), now);
  }

  return {
    count: async () => (await list()).filter(({ lido }) => !lido).length,
    list,
    async markRead(key, until) {
      const { id, userType } = userOf(ports);
      // Stores the samples with their dates of today, because their notices would otherwise be new again tomorrow.
      if (userType === 'teacher') records.change(id, (record) => record ?? sampleRecord(context.now()));
      updateOrFail(marksOf(id), (marks) =>
        key === ALL_NOTICES ? { [key]: until } : { ...marks, [key]: until },
      );
    },
    // No e-mails, because nothing leaves the device.
    isMailed: async () => null,
    setMailed: () => Promise.reject(new AppError('unexpected')),
    stopMails: async () => false,
  };
}
