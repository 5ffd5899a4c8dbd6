import { lenderOf } from '../lender-jobs/lender-of';
import { reachedFolder } from '../lender-jobs/reached-folder';
import { takeFolder } from '../lender-jobs/take-incoming';
import type { Handler } from './handler';

/** Fetches what lies in the drop folder in the CIBC format, and only checks it. */
export const fetchIncoming: Handler<'fetchIncoming'> = async (context) => {
  const lender = await lenderOf(context, 'cibc');
  return {
    status: 202,
    body: { files: await takeFolder(context, lender, reachedFolder(context.app, 'cibc'), true) },
  };
};
