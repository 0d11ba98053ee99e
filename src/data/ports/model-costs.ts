import type { ModelSettings, ModelUse } from '@/domain/model-costs/model-costs';

/** Costs and spending limits of the language models; for developers. */
export type ModelCostBackend = {
  settings(): Promise<ModelSettings>;
  /** Use per day from `firstDay` on (`YYYY-MM-DD`), unordered. */
  use(firstDay: string): Promise<ModelUse[]>;
  change(settings: Partial<ModelSettings>): Promise<void>;
};
