import { refuse } from '@/domain/essay-file/essay-file';
import { loadWhenAsked } from '@/lib/load-when-asked';
import type { EssayFiles } from '../services';

const { ready } = loadWhenAsked(async () => (await import('./file-opener')).createFileOpener());

/** Opens files; loads its code with the first one. */
export const essayFiles: EssayFiles = {
  async open(file) {
    try {
      return await (await ready()).open(file);
    } catch {
      return refuse('reader-missing');
    }
  },
};
