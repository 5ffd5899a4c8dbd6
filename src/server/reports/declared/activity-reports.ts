import { sql } from 'kysely';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sql } from '../../database/tables';
import { conditions } from '../../records/conditions';
import { from } from '../../records/from';
import { ownAttempts } from '../../rules/attempt/attempt';
import { clientOfFile, company, dayOf, decimal, integer, leads, stateOfFile, text } from '../report-type';
import type { ReportAsk, ReportType } from '../report-type';

const attemptedOn = dayOf('t.at');
const written = dayOf('t."createdAt"');
const hourOf = (instant: 'min' | 'max') => (ask: ReportAsk) =>
  sql`to_char(${sql.raw(instant)}(t.at at time zone ${ask.caller.timeZone}), 'HH24:MI')`;
const outcomes = (...which: readonly string[]) =>
  sql`count(*) filter (where t.outcome = any(${which}::text[]))`;

/** How many were made in some hours of the day, on the clock of the file's province. */
const inBand = (band: ValueOf<'attemptTimeBand'>) => ({
  field: integer,
  as: () => sql`count(*) filter (where t."timeBand" = ${band})`,
});

/** What an agent went between one attempt and the one before it on the same day, as the crow flies. */
const kmGone = sql`sum(12742 * asin(least(1, sqrt(power(sin(radians(t.latitude - b.latitude) / 2), 2)
  + cos(radians(b.latitude)) * cos(radians(t.latitude)) * power(sin(radians(t.longitude - b.longitude) / 2), 2)))))
  filter (where t.latitude is not null and b.latitude is not null)`;
/** Of the first answer to a complaint that who asks may read, what is said. */
const ofAnswer = ({ caller }: ReportAsk, what: Sql) => sql`(select ${what} from ${from('note')}
  where ${conditions('note', {}, caller)} and t."replyToNoteId" = o.complaint order by t."createdAt", t._id limit 1)`;

/** Reports on what people did in the field, and on what others held against it. */
export const activityReports = {
  agent_activity: {
    of: 'attempt',
    roles: ['administrator', 'supervisor', 'vendor_manager'],
    worked: {
      onDay: { field: { kind: 'date' }, as: () => sql`o.day::text` },
      agent: { field: { kind: 'reference', to: 'user' }, as: () => sql`t."agentUserId"` },
      vendor: { field: company, as: () => sql`t."companyId"` },
      attempts: { field: integer, as: () => sql`count(*)` },
      firstAt: { field: text, as: hourOf('min') },
      lastAt: { field: text, as: hourOf('max') },
      from6to9: inBand('06-09'),
      from9to17: inBand('09-17'),
      from17to21: inBand('17-21'),
      from21to6: inBand('21-06'),
      secured: { field: integer, as: () => outcomes('secured') },
      sighted: { field: integer, as: () => outcomes('sighted') },
      contacts: { field: integer, as: () => outcomes('contact', 'refused') },
      withoutResult: { field: integer, as: () => outcomes('no_contact', 'inaccessible', 'negative') },
      km: { field: decimal, as: () => sql`round(coalesce(${kmGone}, 0)::numeric, 1)::float8` },
    },
    joins: (ask) => sql`left join (select a._id,
        lag(a.latitude) over same latitude, lag(a.longitude) over same longitude from attempt a
        where a.latitude is not null and a.longitude is not null
        window same as (partition by a."agentUserId", (a.at at time zone ${ask.caller.timeZone})::date order by a.at, a._id)
      ) b on b._id = t._id
      cross join lateral (select ${attemptedOn(ask)} as day) o`,
    on: ({ caller }) => ownAttempts(caller),
    narrows: { vendorId: sql`t."companyId"`, agentUserId: sql`t."agentUserId"`, state: stateOfFile },
    dated: attemptedOn,
    groupedBy: sql`o.day, t."agentUserId", t."companyId"`,
    order: sql`o.day, t."agentUserId"`,
  },
  complaints: {
    of: 'note',
    roles: leads,
    own: ['fileId', 'companyId', 'subject', 'body'],
    worked: {
      onDay: { field: { kind: 'date' }, as: (ask) => sql`${written(ask)}::text` },
      answer: { field: text, as: (ask) => ofAnswer(ask, sql`t.body`) },
      days: {
        field: integer,
        as: (
          ask,
        ) => sql`(coalesce(${ofAnswer(ask, sql`(t."createdAt" at time zone ${ask.caller.timeZone})::date`)},
          ${ask.today}::date) - ${written(ask)})`,
      },
    },
    joins: () => sql`cross join lateral (select t._id complaint) o`,
    on: () => sql`t."noteType" = 'complaint'`,
    narrows: { clientId: clientOfFile, state: stateOfFile },
    dated: written,
    order: sql`t."createdAt", t._id`,
  },
} satisfies Partial<Record<string, ReportType>>;
