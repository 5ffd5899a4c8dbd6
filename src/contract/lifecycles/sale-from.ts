import type { Recorded } from '../resources';

/** The first day on which a file's asset may be sold: in Québec once the notice is over that ran before the surrender. `YYYY-MM-DD` */
export const saleFrom = ({
  state,
  notice,
  priorNotice,
}: Pick<Recorded<'file'>, 'state' | 'notice' | 'priorNotice'>): string | null | undefined =>
  state === 'QC' ? priorNotice?.surrenderFrom : notice?.earliestSaleDate;
