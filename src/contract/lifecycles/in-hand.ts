import type { ValueOf } from '../vocabularies';
import { statusOf } from './file-status';
import type { StatusName } from './status-row';

type Stage = ValueOf<'stageName'>;

/** What says whether the asset of a file is in hand. */
export interface PerhapsInHand {
  readonly stage: Stage;
  /** Where a file stood before it came to a court or to its closing. */
  readonly previousStatus: StatusName | null;
  readonly recovery: { readonly onHookAt?: string | null; readonly securedDate?: string | null } | null;
}

/** The stages of an asset that was taken, or came another way: some are placed so. */
const inHand: readonly Stage[] = ['secured', 'notice_period', 'remarketing', 'settlement'];

/** Whether the asset of a file is in hand, or was: it was taken, or the file went through a stage of those that are. */
export const isInHand = ({ stage, previousStatus, recovery }: PerhapsInHand): boolean =>
  Boolean(recovery?.onHookAt ?? recovery?.securedDate) ||
  inHand.includes(stage) ||
  (previousStatus !== null && inHand.includes(statusOf(previousStatus).stage));
