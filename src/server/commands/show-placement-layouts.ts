import { checkClient } from '../jobs/check-client';
import { layoutsOf } from '../jobs/placement-layouts';
import { find } from '../records/find';
import type { Handler } from './handler';

/** How the spreadsheets of a lender are read, by version, for whoever may place files for it. */
export const showPlacementLayouts: Handler<'showPlacementLayouts'> = async (context, { clientId }) => {
  await find(context.db, 'company', clientId, context.caller);
  await checkClient(context.db, context.caller, clientId);
  return { body: { data: await layoutsOf(context.db, clientId) } };
};
