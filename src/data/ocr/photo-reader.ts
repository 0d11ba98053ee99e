import { PhotoError } from '@/contracts/photo-error';
import type { PhotoReader } from '../services';

export function createPhotoReader(): PhotoReader {
  const missing = () => Promise.reject(new PhotoError('reader-missing'));
  return { missingBytes: async () => 0, open: missing, read: missing, release() {} };
}
