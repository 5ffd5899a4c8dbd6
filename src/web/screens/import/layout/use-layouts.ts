import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../data/use-command';
import { useReadData } from '../../../data/use-read';
import type { Layout } from './layout';
import { layoutOf } from './layout';

/** The versions of a lender’s layout, the newest first, and how the next one is kept. */
export function useLayouts(clientId: string) {
  const queryClient = useQueryClient();
  const keepPlacementLayout = useCommand('keepPlacementLayout');
  const queryKey = ['desk', 'placementLayout', clientId];
  const { data, error, refetch } = useReadData(queryKey, 'showPlacementLayouts', { clientId });
  const layouts = data?.map(layoutOf);
  return {
    layouts,
    error,
    refetch,
    /** Keeps the next version; refused where somebody else kept one meanwhile, which is then shown. */
    async keep({
      sheet,
      headRow,
      mapping,
      values,
      dayFirst,
    }: Pick<Layout, 'sheet' | 'headRow' | 'mapping' | 'values' | 'dayFirst'>) {
      const follows = layouts?.[0]?.version ?? 0;
      try {
        const sent = { clientId, follows, mapping, values, dayFirst: dayFirst ?? null };
        return await keepPlacementLayout({ ...sent, sheet: sheet || null, headRow: headRow ?? null });
      } finally {
        await queryClient.invalidateQueries({ queryKey });
      }
    },
  };
}
