import type { Owner } from '../local/owner';
import type { Services } from '../services';
import { createHandLearner } from './hand-learner';
import { createPhotoReader } from './photo-reader';

/** Creates the photo reader and the handwriting learner of the signed-in user. */
export type CreateReaders = (owner: Owner) => Pick<Services, 'photos' | 'hand'>;

export const createReaders: CreateReaders = (owner) => {
  const { learned, ...hand } = createHandLearner(owner);
  return { photos: createPhotoReader(learned), hand };
};
