import type { QueryClient } from '@tanstack/react-query';
import type { AnswerTo } from '#contract/commands/input';
import { resourcePaths } from '../../data/resource-paths';
import type { WaitingAttempt } from './kept-recorded';
import { hookedUnit } from './unit';

type Sheets = AnswerTo<'showField'>;

/** Under which what is in the field lies in the page, from wherever it was asked. */
export const sheetsKey = [resourcePaths.attempt, 'field'] as const;

/** Has what the host has taken for hooked stand in hand, also where the line broke again before it could be asked what is in the field. */
export function showHooked(client: QueryClient, hook: WaitingAttempt): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: sheetsKey }))
    client.setQueryData<Sheets>(queryKey, (sheets) => sheets && withHooked(sheets, hook), {
      updatedAt: state.dataUpdatedAt,
    });
}

function withHooked(sheets: Sheets, hook: WaitingAttempt): Sheets {
  const sheet = sheets.data.find(({ fileId }) => fileId === hook.attempt.fileId);
  if (!sheet) return sheets;
  return {
    data: sheets.data.filter((one) => one !== sheet),
    inHand: [hookedUnit(sheet, hook), ...sheets.inHand],
  };
}
