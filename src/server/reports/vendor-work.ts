import { sql } from 'kysely';
import { usualTerms } from '#contract/lifecycles/usual-terms';
import type { Sql } from '../database/tables';
import { conditions } from '../records/conditions';
import { playbookTerm } from '../rules/company/playbook-term';
import type { ReportAsk } from './report-type';

/** Within how many hours a client wants to hear of the file `f` where its playbook does not say; of a rush file sooner. */
const cadence = sql`case when f."isRushFile"
  then coalesce(${playbookTerm('rushCadenceHours')}::integer, ${usualTerms.rushCadenceHours})
  else coalesce(${playbookTerm('updateCadenceHours')}::integer, ${usualTerms.updateCadenceHours}) end`;

/** Until when something is to be heard of an assignment: until it ended, or its asset was secured. */
const heardUntil = ({
  now,
  caller,
}: ReportAsk): Sql => sql`least(${now.toISOString()}::timestamptz, t."endedAt",
  ((f.recovery ->> 'securedDate')::date + 1)::timestamp at time zone ${caller.timeZone})`;

/**
 * What the company of an assignment, under `t`, did on its file, as `w`: its attempts and the first of them, whether it was silent for
 * longer than the client wants, whether its photos of the seizure are all there, and the complaints that were made meanwhile.
 */
export const vendorWork = (ask: ReportAsk): Sql => sql`join file f on f._id = t."fileId"
  left join company c on c._id = f."clientId" left join company o on o._id = f."clientOfficeId"
  left join lateral (select count(*)::integer attempts, min(a.at) first from attempt a
    where a."fileId" = t."fileId" and a."companyId" = t."companyId" and a.at >= t."assignedAt") tries on true
  left join lateral (select max(x.gap) longest from (
      select u.at - lag(u.at, 1, t."acceptedAt") over (order by u.at) gap from (
        select a.at from attempt a where a."fileId" = t."fileId" and a."companyId" = t."companyId"
        union all select n."createdAt" from note n where n."fileId" = t."fileId" and n."companyId" = t."companyId" and n."deletedAt" is null
        union all select ${heardUntil(ask)}) u
      where u.at between t."acceptedAt" and ${heardUntil(ask)}) x) silence on true
  left join lateral (select count(*)::integer complaints from (
      select t.* from note t where ${conditions('note', {}, ask.caller)} and t."noteType" = 'complaint') n
    where n."fileId" = t."fileId" and n."createdAt" >= t."assignedAt"
      and (t."endedAt" is null or n."createdAt" <= t."endedAt")) said on true
  cross join lateral (select tries.attempts, tries.first, said.complaints,
    coalesce(silence.longest <= make_interval(hours => ${cadence}), true) "inTime",
    f.checks ->> 'photosComplete' is not null "photosComplete") w`;

/**
 * How many invoices, of those that who asks reads, were sent back to the company of assignments that are grouped by it, under `t`: each
 * that bills a file of theirs, once.
 */
export const invoicesSentBack = ({ caller }: ReportAsk): Sql => sql`(select count(*) from (
    select t."companyId", t."fileIds" from "vendorInvoice" t
    where ${conditions('vendorInvoice', { invoiceStatus: ['disputed', 'rejected'] }, caller)}) v
  where v."companyId" = t."companyId" and v."fileIds" && array_agg(t."fileId"))`;
