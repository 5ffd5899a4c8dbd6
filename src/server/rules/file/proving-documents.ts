import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import {
  clientsWord,
  confirmedByClient,
  openedByVendors,
  provesAsMade,
  vendorOrigins,
} from '#contract/lifecycles/documents-that-prove';

/** Whether a document `d` is there as it came in: the scanner found it clean, and the bytes kept are those that came. */
export const isWhole = sql`(d."scanStatus" = 'clean' and d."bytesFault" is null and d."deletedAt" is null)`;

/** Whether a document `d` has come, and is as it came; it may wait for the scanner still. */
export const hasCome = sql`(d."scanStatus" <> 'infected' and d."bytesFault" is null and d."deletedAt" is null)`;

/** The licences and insurances that a company wrote down, each shown by its document only while that is there as it came in. */
export const asShown = (compliance: Sql): Sql => sql`(select coalesce(jsonb_agg(
  case when exists (select from document d where d._id = (l->>'documentId')::uuid and ${isWhole}) then l else l - 'documentId' end), '[]')
  from jsonb_array_elements(${compliance}) l)`;

/** Whether a document `d` is no order of a court, or one that is named in full. */
const isNamed = sql`(d."documentType" <> 'court_order'
  or (d."courtName" <> '' and d."courtFileNumber" <> '' and d."orderDate" is not null and d."orderPermits" <> '{}'))`;

/** Whether a document `d` proves what it says: no form that was made here and has not come back, no order that nobody named. */
export const proves = sql`(${isNamed} is true and (d."originType" <> 'generated_form' or d."documentType" = any(${provesAsMade}::text[])
  or (d."documentType" = any(${clientsWord}::text[])
    and (select c."activityType" = 'lender' from company c where c._id = d."uploadedByCompanyId"))))`;

/** Whether a document `d` opens a gate: it proves, and comes from nobody who gains by it. */
export const opensGates = sql`(${proves} and (d."originType" <> all(${vendorOrigins}::text[])
  or d."documentType" = any(${Object.values(openedByVendors).flat()}::text[]))
  and (d."originType" = 'client_upload' or d."documentType" <> all(${Object.values(confirmedByClient).flat()}::text[])))`;
