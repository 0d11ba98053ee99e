import { createOfflineFiles } from '../files/offline-files';
import type { LateServices, MissionReader } from '../late-services';
import type { Evaluator } from '../services';
import { createAccountData } from './account-data-repository';
import { createAnnouncementRepository } from './announcement-repository';
import { createAnnouncementsStore } from './announcements-store';
import { createClassRecords } from './class-records';
import { createClassroomRepository } from './classroom-repository';
import { createDraftVersions } from './draft-versions';
import { createEnrolmentRepository } from './enrolment-repository';
import { createMessageRepository } from './message-repository';
import { createMessagesStore } from './messages-store';
import { createNewsroomRepository } from './newsroom-repository';
import { createProfileRepository } from './profile-repository';
import { createPurchaseRepository } from './purchase-repository';
import { createRankingRepository } from './ranking-repository';
import { createRewardRepository } from './reward-repository';
import type { LocalCorrections } from './corrections-repository';
import type { LocalContext } from './local-context';
import type { Owner } from './owner';
import type { LocalSession } from './session-repository';

/** What the late services of the local mode are made from. */
export type LocalLatePorts = {
  context: LocalContext;
  session: LocalSession;
  owner: Owner;
  corrections: LocalCorrections;
  missions: MissionReader;
  /** Answers as fast as it can: nobody waits for it as for a correction. */
  evaluator: Evaluator;
};

export function createLateServices(ports: LocalLatePorts): LateServices {
  const messagesOf = createMessagesStore(ports.context.storage);
  const announcements = createAnnouncementsStore(ports.context.storage);
  const records = createClassRecords(ports.context.storage);
  const late = {
    rewards: createRewardRepository(ports, messagesOf),
    ranking: createRankingRepository(ports),
    profile: createProfileRepository(ports),
    announcements: createAnnouncementRepository(ports, announcements),
    messages: createMessageRepository(ports, messagesOf),
    purchases: createPurchaseRepository(),
    classrooms: createClassroomRepository(ports, records),
    enrolments: createEnrolmentRepository(ports, records),
    newsroom: createNewsroomRepository(ports, { announcements, messagesOf }),
    offline: createOfflineFiles(),
    versions: createDraftVersions({ owner: ports.owner, now: ports.context.now }),
  };
  return { ...late, account: createAccountData(ports, { late, records }) };
}
