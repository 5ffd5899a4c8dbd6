import { sql } from 'kysely';
import type { Sql } from '../database/tables';

/** What a photo of a file is among its documents, which are kept for another time. Alias `d`. */
export const photos = sql`d."documentType" in ('seizure_photo', 'attempt_photo', 'odometer_photo')`;
/** A bill keeps its own document for as long as it stands. */
const billed = sql`exists (select from "vendorInvoice" v where v."documentId" = d._id)`;
/** The documents that are of the file `t` and of no other. */
export const ofFile = sql`d."fileIds" @> array[t._id] and cardinality(d."fileIds") = 1 and d."deletedAt" is null and not ${billed}`;

/** Nothing is kept for fewer years: what of a file was closed since is not counted for it. */
export const leastYears = 2;

/**
 * What of the file `t` is kept for how many years after its close, with how many records there are: skip traces two, photos three,
 * documents and financial records seven, of which the tax agency asks for six after the end of the year; the file itself, with those that
 * it names and what was written on it, as long as these.
 */
export const keptClasses: Sql = sql`(
  select 'skip_traces' class, ${leastYears}::integer years, count(*)::integer records from "skipTrace" s where s."fileId" = t._id
  union all select 'photos', 3, count(*)::integer from document d where ${ofFile} and ${photos}
  union all select 'documents', 7, count(*)::integer from document d where ${ofFile} and not ${photos}
  union all select 'money', 7, (select count(*) from fee x where x."fileId" = t._id)::integer
    + (select count(*) from invoice i where i."fileId" = t._id)::integer
  union all select 'file', 7, 1 + (select count(*) from "relatedParty" p where p."fileId" = t._id)::integer
    + (select count(*) from note n where n."fileId" = t._id)::integer)`;
