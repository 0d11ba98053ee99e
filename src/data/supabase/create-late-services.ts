import { createDraftVersions } from '../local/draft-versions';
import type { Owner } from '../local/owner';
import { createOfflineFiles } from '../files/offline-files';
import type { LateServices, MissionReader } from '../late-services';
import { createAccountData } from './account-data-repository';
import { createAnnouncementRepository } from './announcement-repository';
import { createClassroomRepository } from './classroom-repository';
import type { ConnectedCorrections } from './corrections-repository';
import { createEnrolmentRepository } from './enrolment-repository';
import { createMessageRepository } from './message-repository';
import { createNewsroomRepository } from './newsroom-repository';
import { createProfileRepository } from './profile-repository';
import { createPurchaseRepository } from './purchase-repository';
import { createRankingRepository } from './ranking-repository';
import { createRewardRepository } from './reward-repository';
import type { ConnectedContext } from './connected-context';
import type { ConnectedSession } from './session-repository';

/** What the late services of the connected mode are made from. */
export type ConnectedLatePorts = {
  context: ConnectedContext;
  session: ConnectedSession;
  owner: Owner;
  corrections: ConnectedCorrections;
  missions: MissionReader;
};

export function createLateServices(ports: ConnectedLatePorts): LateServices {
  const late = {
    rewards: createRewardRepository(ports),
    ranking: createRankingRepository(ports),
    profile: createProfileRepository(ports),
    announcements: createAnnouncementRepository(ports),
    messages: createMessageRepository(ports),
    purchases: createPurchaseRepository(ports),
    classrooms: createClassroomRepository(ports),
    enrolments: createEnrolmentRepository(ports),
    newsroom: createNewsroomRepository(ports),
    offline: createOfflineFiles(),
    versions: createDraftVersions({ owner: ports.owner, now: ports.context.now }),
  };
  return { ...late, account: createAccountData(ports, late) };
}
