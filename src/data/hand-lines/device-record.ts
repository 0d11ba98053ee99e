import { type HandLineRecord, HandLineRecordSchema } from '@/contracts/given-lines';
import { createLocalStore } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import type { KeyValueStorage } from '../local/storage';

const NOTHING: HandLineRecord = { isDeclined: false, consent: null, lines: [], permissions: [] };

/** The handwriting record of each account on this device. */
export function createHandRecords(storage: KeyValueStorage | null) {
  return perOwner((owner) =>
    createLocalStore({
      key: areaKeys.handLines(owner),
      schema: HandLineRecordSchema,
      fallback: NOTHING,
      storage,
    }),
  );
}
