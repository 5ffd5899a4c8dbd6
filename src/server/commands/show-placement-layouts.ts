import { checkClient } from '../jobs/check-client';
import { layoutsOf } from '../jobs/placement-layouts';
import type { Handler } from './handler';

/** How the spreadsheets of a lender were read when they were worked, for whoever may place files for it. */
export const showPlacementLayouts: Handler<'showPlacementLayouts'> = async (context, { clientId }) => {
  await checkClient(context.db, context.caller, clientId);
  return { body: { data: await layoutsOf(context.db, clientId) } };
};
