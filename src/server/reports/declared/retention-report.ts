import { sql } from 'kysely';
import type { ReportType } from '../report-type';
import { day, dayOf, fileNarrows, integer } from '../report-type';

/** What falls due within so many days is told of, so that there is time to keep it. */
const ahead = 90;

const closedOn = dayOf('t."closedDate"');
const photos = sql`d."documentType" in ('seizure_photo', 'attempt_photo', 'odometer_photo')`;
const ofFile = sql`d."fileIds" @> array[t._id] and d."deletedAt" is null`;

/**
 * What of each closed file has been kept for as long as it is to be kept, or will have been soon: skip traces two years after the close,
 * photos three, documents and financial records seven, of which the tax agency asks for six after the end of the year. It lists; nothing
 * is disposed of by it.
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
      keptUntil: {
        field: day,
        as: (ask) => sql`(${closedOn(ask)} + make_interval(years => k.years))::date`,
      },
    },
    joins: () => sql`cross join lateral (
      select 'skip_traces' class, 2 years, count(*)::integer records from "skipTrace" s where s."fileId" = t._id
      union all select 'photos', 3, count(*)::integer from document d where ${ofFile} and ${photos}
      union all select 'documents', 7, count(*)::integer from document d where ${ofFile} and not ${photos}
      union all select 'money', 7, (select count(*) from fee x where x."fileId" = t._id)::integer
        + (select count(*) from invoice i where i."fileId" = t._id)::integer) k`,
    on: (ask) => sql`t.closed and k.records > 0
      and ${closedOn(ask)} + make_interval(years => k.years) <= ${ask.today}::date + ${ahead}::integer`,
    narrows: fileNarrows,
    dated: closedOn,
    order: sql`t."closedDate", t._id, k.years, k.class`,
    filed: true,
  },
} satisfies Partial<Record<string, ReportType>>;
