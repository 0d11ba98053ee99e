import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { EngineBlock } from '../../src/domain/ocr/engine-blocks.ts';
import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import { toPgm } from '../../src/domain/ocr/to-pgm.ts';

const DATA = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json'));

export type BenchEngine = {
  recognize(image: GrayImage, whitelist?: string): Promise<readonly EngineBlock[]>;
  close(): Promise<void>;
};

/** The app's engine under Node, with the same data and the same page mode. */
export async function openEngine(): Promise<BenchEngine> {
  const worker = await createWorker('por', OEM.LSTM_ONLY, {
    langPath: join(DATA, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async recognize(image, whitelist = '') {
      await worker.setParameters({ tessedit_char_whitelist: whitelist });
      const { data } = await worker.recognize(Buffer.from(toPgm(image)), {}, { text: false, blocks: true });
      return data.blocks ?? [];
    },
    close: async () => void (await worker.terminate()),
  };
}
