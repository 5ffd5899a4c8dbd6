import { sql } from 'kysely';
import { reconWork } from '#contract/lifecycles/recon';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Rules, Scope } from '../../records/rules';
import type { Caller } from '../../request/caller';
import { handlesAll, onHandledFile } from '../handled-files';
import { conflict } from '../refuse';
import { onFileInScope, within } from '../scopes';
import { followRecon } from './recon-approval';
import { changeRecon, completeRecon } from './recon-change';
import { shopSets } from './shop-sets';

type Repair = Recorded<'repairsAndReconditioning'>;

const isShop = (caller: Caller): boolean => sideOf(caller.activityType) === 'vendor';

/** The agency that handles a file and its client see what is put in order there; a shop sees its own, since shops compete. */
function scope(caller: Caller): Scope {
  const files = onFileInScope(caller);
  if (handlesAll(caller) || sideOf(caller.activityType) === 'client') return files;
  const own = isShop(caller) ? sql`t."vendorCompanyId" = any(${caller.tree}::uuid[])` : onHandledFile(caller);
  return within(files, own);
}

export const repairsAndReconditioningRules: Rules<'repairsAndReconditioning'> = {
  scope,
  // What a unit gains by a repair, and what was said of it, is between the client and the agency.
  hides: (caller) =>
    isShop(caller) ? ['expectedLift', 'repairedValue', 'sellAsIs', 'approvalRequestId', 'declineReason'] : [],
  settable: (caller) => (isShop(caller) ? shopSets : undefined),
  // A client decides in the request.
  may: (caller, { status }, actions) => {
    const isClients = sideOf(caller.activityType) === 'client';
    return actions.filter(
      (action) => !(isClients && action === 'edit') && !(action === 'delete' && isStarted({ status })),
    );
  },
  beforeCreate: completeRecon,
  beforeUpdate: changeRecon,
  follow: followRecon,
  beforeRemove: async (_, repair) => {
    if (isStarted(repair)) throw conflict(sentence('sales.reconStarted'));
  },
  history: (_, { category, status }) => ({
    type: 'recon_changed',
    message: sentence('sales.reconWas', {
      category: choices.reconCategory[category],
      status: choices.reconStatus[status],
    }),
    visibility: 'client',
  }),
};

const kept = ['approval_pending', 'approved', 'completed', 'invoiced', ...reconWork];
const isStarted = ({ status }: { status?: Repair['status'] | undefined }): boolean =>
  status !== undefined && kept.includes(status);
