import { essayFiles } from '../essay-files/essay-files';
import { createSharedFiles } from '../files/shared-files';
import type { Owner } from '../local/owner';
import type { Services } from '../services';
import { createHandLearner } from './hand-learner';
import { createPhotoReader } from './photo-reader';

/** Creates what reads photos and files, learns the handwriting of the signed-in user, and takes what other apps share. */
export type CreateReaders = (owner: Owner) => Pick<Services, 'photos' | 'hand' | 'essayFiles' | 'shared'>;

export const createReaders: CreateReaders = (owner) => {
  const { learned, ...hand } = createHandLearner(owner);
  return { photos: createPhotoReader(learned), hand, essayFiles, shared: createSharedFiles(owner) };
};
