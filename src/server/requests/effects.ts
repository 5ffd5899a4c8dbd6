import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Write } from '../request/work';
import { approveFee, declineFee } from '../rules/fee-decide';
import { releaseHeldFiles, setHeldFiles } from './hold-files';

/**
 * What becomes of the matter behind a request. All of it runs in the transaction of the decision, as the person who decides, and what
 * it throws undoes the decision. `withdrawn`: who asked took it back, or its time ran out.
 */
export interface Effect {
  approved(write: Write, request: Recorded<'request'>): Promise<void>;
  declined?(write: Write, request: Recorded<'request'>): Promise<void>;
  withdrawn?(write: Write, request: Recorded<'request'>): Promise<void>;
}

/**
 * What the host does by itself once a request is decided, one line a type. A type without a line is recorded as approved, and a person
 * marks it as done.
 */
export const effects: { readonly [T in ValueOf<'requestType'>]?: Effect } = {
  hold: { approved: setHeldFiles },
  release_hold: { approved: releaseHeldFiles },
  fee_approval: {
    approved: (write, { linkedEntityId, decisionNote }) => approveFee(write, linkedEntityId, decisionNote),
    declined: (write, { linkedEntityId, decisionNote }) => declineFee(write, linkedEntityId, decisionNote),
  },
};
