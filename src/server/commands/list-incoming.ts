import { sentence } from '#contract/words/sentence';
import { lendersOf } from '../lender-jobs/lender-of';
import type { Handler } from './handler';

/** The lenders with a drop folder, with what lies there. A folder that cannot be reached is said, and hides no other. */
export const listIncoming: Handler<'listIncoming'> = async (context) => {
  const { app } = context;
  const lenders = await lendersOf(context);
  const data = await Promise.all(
    lenders.map(async (one) => {
      const folder = app.dropFolders(one.lender);
      const waiting = await folder.waiting().catch((error: unknown) => {
        app.log.warn({ err: error, lender: one.lender }, 'A drop folder could not be reached.');
        return undefined;
      });
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
