import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend, useServices } from '@/data/services-context';
import { firstCostDay, type ModelSettings } from '@/domain/model-costs/model-costs';

const KEY = ['model-costs'] as const;

/** The settings and the usage rows of the displayed days; for developers. */
export function useModelCosts() {
  const { modelCosts } = useBackend();
  const { now } = useServices();
  return useQuery(
    queryOptions({
      queryKey: KEY,
      async queryFn() {
        const [settings, rows] = await Promise.all([
          modelCosts.settings(),
          modelCosts.use(firstCostDay(now())),
        ]);
        return { settings, rows };
      },
    }),
  );
}

export function useChangeModelSettings() {
  const { modelCosts } = useBackend();
  return useMutation({
    mutationFn: (settings: Partial<ModelSettings>) => modelCosts.change(settings),
    meta: { invalidates: KEY },
  });
}
