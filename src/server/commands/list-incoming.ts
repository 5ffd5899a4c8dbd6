import { sentence } from '#contract/words/sentence';
import { lendersOf } from '../lender-jobs/lender-of';
import { reachedFolder } from '../lender-jobs/reached-folder';
import type { Handler } from './handler';

/** The lenders with a drop folder, with what lies there. A folder that cannot be reached is said, and hides no other. */
export const listIncoming: Handler<'listIncoming'> = async (context) => {
  const { app } = context;
  const lenders = await lendersOf(context);
  const data = await Promise.all(
    lenders.map(async (one) => {
      const folder = reachedFolder(app, one.lender);
      const waiting = await folder.waiting().catch(() => undefined);
      return {
        ...one,
        provider: folder.provider,
        waiting: waiting?.map(({ name }) => name) ?? [],
        mayUpload: one.lender !== 'cibc',
        problem: waiting ? null : sentence('documents.dropFolderNotReached'),
      };
    }),
  );
  return { body: { data, total: data.length, page: 1, size: data.length } };
};
