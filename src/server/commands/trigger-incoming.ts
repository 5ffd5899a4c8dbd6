import { lenderOf } from '../lender-jobs/lender-of';
import { reachedFolder } from '../lender-jobs/reached-folder';
import { takeFolder } from '../lender-jobs/take-incoming';
import type { Handler } from './handler';

/** Takes what lies in a lender's drop folder, and starts the job that works each file. */
export const triggerIncoming: Handler<'triggerIncoming'> = async (context, { lender: key }) => {
  const lender = await lenderOf(context, key);
  return {
    status: 202,
    body: { files: await takeFolder(context, lender, reachedFolder(context.app, key), false) },
  };
};
