import { sentence } from '#contract/words/sentence';
import { reportFolderOf } from '../reports/report-folder-of';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

/** Tries the SFTP folder of a company: whether it is reached, known by its key, and takes what is left there. */
export const tryReportFolder: Handler<'tryReportFolder'> = async ({ app, db, caller }, { companyId }) => {
  if (caller.scope !== 'all' && !caller.tree.includes(companyId))
    throw invalid('companyId', sentence('documents.scheduleOfOwnCompany'));
  const place = await reportFolderOf({ app, db }, companyId);
  if (!place) throw invalid('companyId', sentence('documents.noReportFolder'));
  const { said, folder } = place;
  const problem = await folder.attempt().then(
    () => null,
    (error: unknown) => {
      app.log.warn({ err: error, companyId }, 'The folder of a company could not be reached.');
      return sentence('documents.reportFolderNotReached', { folder: said });
    },
  );
  return { body: { folder: said, reached: problem === null, problem } };
};
