import type { SheetInput } from '../jobs/sheet-job';
import type { LenderKey } from './lender-of';

/** What the job on a lender's file was asked. `rows`: how many its trailer says, and it has. */
export interface LenderInput extends SheetInput {
  readonly lender: LenderKey;
  readonly clientId: string;
  readonly rows: number;
}
