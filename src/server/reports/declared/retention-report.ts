import { sql } from 'kysely';
import { keptClasses } from '../../retention/kept-classes';
import type { ReportType } from '../report-type';
import { day, dayOf, fileNarrows, integer } from '../report-type';

/** What falls due within so many days is told of, so that there is time to keep it. */
const ahead = 90;

const closedOn = dayOf('t."closedDate"');
/**
 * What of each closed file has been kept for as long as it is to be kept, or will have been soon, with the legal hold that keeps it all the
 * same. It lists; nothing is disposed of by it.
 */
export const retentionReport = {
  data_retention: {
    of: 'file',
    roles: ['administrator'],
    own: ['ref', 'clientId', 'closedDate', 'closingReason'],
    worked: {
      keptClass: { field: { kind: 'choice', of: 'retentionClass' }, as: () => sql`k.class` },
      records: { field: integer, as: () => sql`k.records` },
      keptYears: { field: integer, as: () => sql`k.years` },
      legalHold: { field: { kind: 'text' }, as: () => sql`h.reason` },
      keptUntil: {
        field: day,
        as: (ask) => sql`(${closedOn(ask)} + make_interval(years => k.years))::date`,
      },
    },
    joins: () => sql`cross join lateral ${keptClasses} k
      left join "legalHold" h on h."fileId" = t._id`,
    on: (ask) => sql`t.closed and k.records > 0
      and ${closedOn(ask)} + make_interval(years => k.years) <= ${ask.today}::date + ${ahead}::integer`,
    narrows: fileNarrows,
    dated: closedOn,
    order: sql`t."closedDate", t._id, k.years, k.class`,
    filed: true,
  },
} satisfies Partial<Record<string, ReportType>>;
