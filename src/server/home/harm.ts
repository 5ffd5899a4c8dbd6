import type { AnswerTo } from '#contract/commands/input';
import type { Row } from '../database/tables';

export type Urgent = AnswerTo<'showHome'>['urgent'][number];

/** Something that harms, and the files that it is on, by their ids. */
export interface Harm {
  readonly resource: Urgent['resource'];
  readonly id: string;
  readonly why: Urgent['why'];
  readonly due: string | null;
  readonly fileIds: readonly string[];
  readonly clock?: Urgent['clock'];
  readonly requestType?: Urgent['requestType'];
  readonly about?: string | null;
  /** The file itself, where it was read already. */
  readonly file?: Row;
}

/** As many are named at most. */
export const mostHarms = 15;
