import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { WorkerParams } from 'tesseract.js';
import type { EngineBlock } from '../../src/domain/ocr/ocr-result.ts';
import { toPgm } from '../../src/domain/ocr/gray-image.ts';
import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';

const DATA = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json'));

const AS_IN_APP = { tessedit_pageseg_mode: PSM.AUTO, tessedit_char_whitelist: '' };

export type BenchEngine = {
  recognize(image: GrayImage, settings?: Partial<WorkerParams>): Promise<readonly EngineBlock[]>;
  close(): Promise<void>;
};

/** The app's engine under Node, with the same data and, by default, the same page mode. */
export async function openEngine(): Promise<BenchEngine> {
  const worker = await createWorker('por', OEM.LSTM_ONLY, {
    langPath: join(DATA, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  return {
    async recognize(image, settings) {
      await worker.setParameters({ ...AS_IN_APP, ...settings });
      const { data } = await worker.recognize(Buffer.from(toPgm(image)), {}, { text: false, blocks: true });
      return data.blocks ?? [];
    },
    close: async () => void (await worker.terminate()),
  };
}
