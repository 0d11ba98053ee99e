import type { ModelSettings } from '@/domain/model-costs/model-costs';
import { SAMPLE_SETTINGS, sampleCosts } from '@/domain/model-costs/sample-costs';
import type { ModelCostBackend } from '../ports/model-costs';
import { developerOf, type DemoPorts } from './ports';

/** Made-up costs, because no model is called here. Changed settings last until the page is closed. */
export default function createModelCosts(ports: DemoPorts): ModelCostBackend {
  let settings: ModelSettings = SAMPLE_SETTINGS;
  return {
    async settings() {
      developerOf(ports);
      return settings;
    },
    async use(firstDay) {
      developerOf(ports);
      return sampleCosts(ports.context.now()).filter(({ dia }) => dia >= firstDay);
    },
    async change(changed) {
      developerOf(ports);
      settings = { ...settings, ...changed };
    },
  };
}
