import type { AnswerTo, RowOf } from '#contract/commands/input';
import { fileOf } from './kept-recorded';
import type { Standing, WaitingAttempt } from './kept-recorded';

/** An asset in hand, with what is still to be said of it. */
export type Unit = AnswerTo<'showField'>['inHand'][number];

/** The hook of a file that the host has not heard of yet; none where it refused it. */
export function hookOf(standings: readonly Standing[], fileId: string): WaitingAttempt | undefined {
  for (const { waiting, error } of standings)
    if (error === null && 'attempt' in waiting && waiting.attempt.outcome === 'secured')
      if (waiting.attempt.fileId === fileId) return waiting;
  return undefined;
}

/** Whether what was found on an asset is on its way. */
export const isFilled = (standings: readonly Standing[], fileId: string): boolean =>
  standings.some(
    ({ waiting, error }) => error === null && 'secured' in waiting && fileOf(waiting) === fileId,
  );

/** An asset as it is in hand once it was hooked, before the host has heard of it. */
export function hookedUnit(sheet: RowOf<'showField'>, { attempt }: WaitingAttempt): Unit {
  const { fileId, ref, debtorName, assetSummary, serialNumber, securedForm } = sheet;
  return {
    ...{ fileId, ref, debtorName, assetSummary, serialNumber },
    ...{ status: 'on_hook', onHookAt: attempt.at },
    ...securedForm,
  };
}
