import type { AccountBackend } from './account';
import type { AnnouncementBackend } from './announcements';
import type { ClassroomBackend } from './classrooms';
import type { CoTeacherBackend } from './co-teachers';
import type { CreditBackend } from './credits';
import type { DisagreementBackend } from './disagreements';
import type { EnrolmentBackend } from './enrolments';
import type { EssayBackend } from './essays';
import type { HandLineBackend } from './hand-lines';
import type { InboxBackend } from './inbox';
import type { MessageBackend } from './messages';
import type { ModelCostBackend } from './model-costs';
import type { NoticeBackend } from './notices';
import type { PracticeBackend } from './practice';
import type { ProfileBackend } from './profile';
import type { PurchaseBackend } from './purchases';
import type { RankingBackend } from './ranking';
import type { RepertoireBackend } from './repertoire';
import type { ReviewBackend } from './reviews';
import type { RewardBackend } from './rewards';
import type { SharedLinkBackend } from './shared-links';
import type { PhotographedEssayBackend } from './photographed-essays';

/**
 * The data of an account, grouped by subject. All implementations return the same rows, with the column names of
 * the database, and reject with an `AppError`.
 */
export type Backend = {
  essays: EssayBackend;
  credits: CreditBackend;
  classrooms: ClassroomBackend;
  reviews: ReviewBackend;
  coTeachers: CoTeacherBackend;
  photographedEssays: PhotographedEssayBackend;
  enrolments: EnrolmentBackend;
  notices: NoticeBackend;
  sharedLinks: SharedLinkBackend;
  announcements: AnnouncementBackend;
  inbox: InboxBackend;
  disagreements: DisagreementBackend;
  handLines: HandLineBackend;
  practice: PracticeBackend;
  repertoire: RepertoireBackend;
  modelCosts: ModelCostBackend;
  purchases: PurchaseBackend;
  ranking: RankingBackend;
  rewards: RewardBackend;
  profile: ProfileBackend;
  messages: MessageBackend;
  account: AccountBackend;
};
