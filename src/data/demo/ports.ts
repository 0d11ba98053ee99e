import { AppError } from '@/contracts/app-error';
import type { ClassRecord } from '@/domain/classrooms/class-record';
import type { StoredClassroom } from '@/domain/classrooms/stored-classroom';
import type { SessionUser } from '@/domain/session/session-user';
import type { MissionReader } from '../services';
import type { ClassRecords } from './class-records';
import type { DemoEssays } from './essays';
import type { RewardStores } from './reward-store';
import type { LocalContext } from '../local/storage';
import type { MessagesOf, MessageStatuses } from '../local/messages-store';
import type { LocalSession } from '../local/session-repository';
import type { Evaluator, Preferences } from '../services';

/** The dependencies of the demo backend. */
export type DemoPorts = {
  context: LocalContext;
  session: LocalSession;
  preferences: Preferences;
  essays: DemoEssays;
  records: ClassRecords;
  rewardsOf: RewardStores;
  evaluator: Evaluator;
  messagesOf: MessagesOf;
  messageStatuses: MessageStatuses;
  missions: MissionReader;
};

/** The signed-in user; throws `session-lost` if nobody is signed in. */
export function userOf({ session }: Pick<DemoPorts, 'session'>): SessionUser {
  const user = session.user.get();
  if (!user) throw new AppError('session-lost');
  return user;
}

/** Returns the signed-in developer; refuses all other users, as the policies of the server do. */
export function developerOf(ports: Pick<DemoPorts, 'session'>): SessionUser {
  const user = userOf(ports);
  if (user.userType !== 'dev') throw new AppError('refused');
  return user;
}

/** A class of this device, with the teacher whose record contains it. */
export type FoundClass = { teacher: SessionUser; record: ClassRecord; classroom: StoredClassroom };

/** The classes that teachers have on this device. */
export function classesOfDevice({ session, records }: Pick<DemoPorts, 'session' | 'records'>): FoundClass[] {
  return session.accounts().flatMap((teacher) => {
    const record = teacher.userType === 'teacher' ? records.of(teacher.id) : null;
    return record ? record.rooms.map((classroom) => ({ teacher, record, classroom })) : [];
  });
}
