import { ReadMarksSchema } from '@/contracts/notices';
import { publishedOf, sampleRecord } from '@/domain/classrooms/class-record';
import { noticesOf, studentEvents, teacherEvents, type ClassEvent } from '@/domain/notices/class-events';
import { ALL_NOTICES } from '@/domain/notices/notice';
import { createLocalStore, updateOrFail } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import type { NoticeBackend } from '../supabase/notices';
import { userOf, type DemoPorts } from './ports';

const UNREAD: Readonly<Record<string, string>> = {};

/** The same from the classes of this device. */
export default function createNotices(ports: DemoPorts): NoticeBackend {
  const { context, session, records } = ports;
  const marksOf = perOwner((owner) =>
    createLocalStore<Readonly<Record<string, string>>>({
      key: areaKeys.noticesRead(owner),
      schema: ReadMarksSchema,
      fallback: UNREAD,
      storage: context.storage,
    }),
  );

  function events(): ClassEvent[] {
    const { id, userType } = userOf(ports);
    const now = context.now();
    if (userType === 'teacher') return teacherEvents(records.of(id) ?? sampleRecord(now), now);
    return session.accounts().flatMap((teacher) => {
      const record = teacher.userType === 'teacher' ? records.of(teacher.id) : null;
      if (!record) return [];
      return record.rooms.flatMap((room) =>
        studentEvents(room, id, (sentId) => publishedOf(record, sentId), now),
      );
    });
  }

  const list = () => noticesOf(events(), marksOf(userOf(ports).id).get(), context.now());

  return {
    count: async () => list().filter(({ lido }) => !lido).length,
    list: async () => list(),
    async markRead(key, until) {
      const { id, userType } = userOf(ports);
      // From now on the samples are as old as they look: else they would be new again tomorrow.
      if (userType === 'teacher') records.change(id, (record) => record ?? sampleRecord(context.now()));
      updateOrFail(marksOf(id), (marks) =>
        key === ALL_NOTICES ? { [key]: until } : { ...marks, [key]: until },
      );
    },
  };
}
