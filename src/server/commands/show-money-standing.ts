import { sideOf } from '#contract/roles/sides';
import { countLists } from '../home/count-lists';
import { localTime } from '../jobs/export-cells';
import { moneyOf } from '../money-standing/figures';
import { find } from '../records/find';
import { emptyLists } from '../rules/empty-lists';
import type { Handler } from './handler';

/** What is owed, to be billed and held, of all companies or of one that the caller reaches. */
export const showMoneyStanding: Handler<'showMoneyStanding'> = async (context, { companyId }) => {
  const { caller, now, db } = context;
  const company = companyId ? await find(db, 'company', companyId, caller) : null;
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const of = company && { companyId: company._id, side: sideOf(company.activityType) };
  const empty = await emptyLists(db, caller);
  const shown = moneyOf({ caller, today, of }).filter(({ resource }) => !empty.includes(resource));
  const figures = await countLists(context, shown);
  return { body: { data: figures.map(({ key: figure, ...told }) => ({ figure, ...told })) } };
};
