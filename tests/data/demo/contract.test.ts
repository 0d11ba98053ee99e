import { describe } from 'vitest';
import { classroomsContract } from '../contract/classrooms.contract';
import { reviewsContract } from '../contract/reviews.contract';
import { givenThemesContract } from '../contract/given-themes.contract';
import { enrolmentsContract } from '../contract/enrolments.contract';
import { placesContract } from '../contract/places.contract';
import { photographedEssaysContract } from '../contract/photographed-essays.contract';
import { noticesContract } from '../contract/notices.contract';
import { messagesContract } from '../contract/messages.contract';
import { essaysContract } from '../contract/essays.contract';
import { rewardsContract } from '../contract/rewards.contract';
import { practiceContract } from '../contract/practice.contract';
import { repertoireContract } from '../contract/repertoire.contract';
import { handLinesContract } from '../contract/hand-lines.contract';
import { creditsContract } from '../contract/credits.contract';
import { accountContract } from '../contract/account.contract';
import { demoStage } from './demo-stage';

describe.each([
  ['classrooms', classroomsContract],
  ['reviews', reviewsContract],
  ['given themes', givenThemesContract],
  ['enrolments', enrolmentsContract],
  ['places', placesContract],
  ['photographed essays', photographedEssaysContract],
  ['notices', noticesContract],
  ['messages', messagesContract],
  ['essays', essaysContract],
  ['rewards', rewardsContract],
  ['practice', practiceContract],
  ['hand lines', handLinesContract],
  ['repertoire', repertoireContract],
  ['accounts', accountContract],
  ['credits', creditsContract],
])('%s', (_subject, contract) => {
  contract(demoStage);
});
