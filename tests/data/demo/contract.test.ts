import { describe } from 'vitest';
import { classroomsContract } from '../contract/classrooms.contract';
import { reviewsContract } from '../contract/reviews.contract';
import { givenThemesContract } from '../contract/given-themes.contract';
import { enrolmentsContract } from '../contract/enrolments.contract';
import { placesContract } from '../contract/places.contract';
import { sheetsContract } from '../contract/sheets.contract';
import { noticesContract } from '../contract/notices.contract';
import { demoStage } from './demo-stage';

describe.each([
  ['classrooms', classroomsContract],
  ['reviews', reviewsContract],
  ['given themes', givenThemesContract],
  ['enrolments', enrolmentsContract],
  ['places', placesContract],
  ['sheets', sheetsContract],
  ['notices', noticesContract],
])('%s', (_subject, contract) => {
  contract(demoStage);
});
