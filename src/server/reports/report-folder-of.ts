import type { Db, Tx } from '../database/tables';
import type { ReportFolder } from '../integrations/drop-folder/open-report-folders';
import type { Caller } from '../request/caller';
import type { AppContext } from '../request/context';

/** The folder in which the reports of a company are left; none where the settings name none. */
export async function reportFolderOf(
  { app, db }: { readonly app: Pick<AppContext, 'reportFolders'>; readonly db: Db | Tx },
  companyId: string,
): Promise<ReportFolder | undefined> {
  const company = await db
    .selectFrom('company')
    .select('code')
    .where('_id', '=', companyId)
    .executeTakeFirst();
  return company && app.reportFolders(company.code);
}

/** Whether a person is of a company or of one of its offices, and so sees no more than it may. */
export const belongsTo = (
  { companyId, headCompanyId }: Pick<Caller, 'companyId' | 'headCompanyId'>,
  company: string,
): boolean => companyId === company || headCompanyId === company;
