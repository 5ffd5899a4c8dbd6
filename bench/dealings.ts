import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { documentType, documentVisibility } from '../src/contract/vocabularies/document';
import {
  clientInvoiceStatus,
  paymentMethod,
  paymentStatus,
  paymentType,
} from '../src/contract/vocabularies/money';
import { requestStatus, requestType } from '../src/contract/vocabularies/request';
import { searchMode, searchStatus, vhrProduct } from '../src/contract/vocabularies/search';
import type { Db } from '../src/server/database/tables';
import { refreshRemitDue } from '../src/server/rules/payment/remit-due';
import { seedId } from '../src/server/seed/seed-id';
import { say } from './figure';

/** How many of each a house has for a hundred files. */
const perHundred = { document: 600, request: 60, invoice: 120, payment: 90, personDebtorSearch: 40, vhr: 30 };
type Dealt = keyof typeof perHundred;

const file = sql.raw('f._id');
const amount = sql.raw('((i * 37) % 900 + 45)::numeric(12, 2)');
const person = sql`${seedId('user', 'supervisor@demo.example')}::uuid`;
const day = sql.raw("(date '2024-01-01' + (i % 1000)::integer)");

/** By chance, the first value for half of all, the next for half of the rest, and so on. */
function drawn(values: readonly string[]): RawBuilder<unknown> {
  const many = sql.lit(values.length);
  const chance = sql`(('x' || substr(md5(i::text || ${many}), 1, 6))::bit(24)::integer / 16777217.0)`;
  return sql`(${values}::text[])[least(${many}, 1 + floor(-log(2, 1 - ${chance}))::integer)]`;
}

const columns: Readonly<Record<Dealt, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  document: {
    fileIds: sql`array[${file}]`,
    fileName: sql`(array['Permis', 'permit', 'Énoncé', 'Scan', 'IMG_'])[1 + (i % 5)::integer] || ' ' || (i * 7919) % 1000003 || '.pdf'`,
    documentType: drawn(documentType),
    originType: sql`'agency_upload'`,
    mimeType: sql`'application/pdf'`,
    sizeBytes: sql`1000 + (i * 104729) % 4000000`,
    sha256: sql`md5(i::text) || md5((-i)::text)`,
    visibility: drawn(documentVisibility),
    postedToClient: sql`false`,
    isStatutoryProof: sql`i % 20 = 0`,
    uploadedByCompanyId: sql`f."agencyId"`,
    scanStatus: sql`case when i % 500 = 0 then 'pending' else 'clean' end`,
    createdBy: person,
  },
  request: {
    fileIds: sql`array[${file}]`,
    requestType: drawn(requestType),
    status: drawn([...requestStatus].reverse()),
    reason: sql`to_jsonb('Asked for the ' || i || 'th time.')`,
    requestedBy: person,
    requestedByCompanyId: sql`f."agencyId"`,
    assignedToCompanyId: sql`case when i % 2 = 0 then f."clientId" else f."agencyId" end`,
    amount: sql`case when i % 3 = 0 then ${amount} end`,
    dueDate: sql`case when i % 4 <> 0 then ${day} end`,
    createdBy: person,
  },
  invoice: {
    fileId: file,
    clientId: sql`f."clientId"`,
    supplierId: sql`f."agencyId"`,
    status: drawn([...clientInvoiceStatus].reverse()),
    invoiceNumber: sql`case when i % 50 <> 0 then 'NLR-' || i end`,
    issueDate: sql`case when i % 50 <> 0 then ${day} end`,
    dueDate: sql`case when i % 50 <> 0 then ${day} + 30 end`,
    subtotal: amount,
    gstTotal: sql`0`,
    hstTotal: sql`0`,
    pstTotal: sql`0`,
    qstTotal: sql`0`,
    total: amount,
    paidAmount: sql`case when i % 9 = 0 then 0 else ${amount} end`,
    balanceDue: sql`case when i % 9 = 0 then ${amount} else 0 end`,
    language: sql`case when i % 5 = 0 then 'fr' else 'en' end`,
    state: sql`f.state`,
  },
  payment: {
    fileId: file,
    companyId: sql`f."clientId"`,
    paymentType: drawn(paymentType),
    direction: sql`case when i % 4 = 0 then 'out' else 'in' end`,
    method: drawn(paymentMethod),
    amount,
    receivedDate: day,
    status: drawn([...paymentStatus].reverse()),
    isTrust: sql`i % 6 = 0`,
    unallocatedAmount: sql`case when i % 40 = 0 then ${amount} else 0 end`,
    remitBy: sql`case when i % 6 = 0 then ${day} + 10 end`,
  },
  personDebtorSearch: {
    fileId: file,
    relatedPartyId: sql`p._id`,
    status: drawn([...searchStatus].reverse()),
    again: sql`false`,
    cost: sql`8`,
    provider: sql`'sandbox'`,
    orderedBy: person,
    orderedAt: sql`${day}::timestamptz`,
    completedAt: sql`case when i % 30 <> 0 then ${day}::timestamptz + interval '1 minute' end`,
    jurisdictions: sql`array[f.state]`,
    searchMode: drawn(searchMode),
  },
  vhr: {
    fileId: file,
    status: drawn([...searchStatus].reverse()),
    again: sql`false`,
    cost: sql`45`,
    provider: sql`'sandbox'`,
    orderedBy: person,
    orderedAt: sql`${day}::timestamptz`,
    completedAt: sql`case when i % 30 <> 0 then ${day}::timestamptz + interval '1 minute' end`,
    vin: sql`f."serialNumber"`,
    product: drawn(vhrProduct),
    includeIcbc: sql`f.state = 'BC'`,
  },
};

/** Gives a house what came of its files and what the loading makes none of, unless it has it already. */
export async function fillDealings(db: Db, files: number): Promise<void> {
  for (const table of Object.keys(perHundred) as Dealt[]) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select from ${sql.table(table)}) there`.execute(db);
    if (rows[0]?.there) continue;
    const own = Object.entries(columns[table]);
    const total = Math.round((files * perHundred[table]) / 100);
    await sql`
      with files as materialized (select f.*, row_number() over (order by md5(f._id::text)) - 1 n from file f where f."serialNumber" is not null)
      insert into ${sql.table(table)} (_id, "createdAt", "updatedAt", ${sql.join(own.map(([column]) => sql.ref(column)))})
      select gen_random_uuid(), made_at, made_at, ${sql.join(own.map(([, value]) => value))}
      from generate_series(1::bigint, ${total}::bigint) i
      join files f on f.n = i % (select count(*) from files)
      cross join lateral (select timestamptz '2024-01-02' + interval '1000 days' * i / ${total}::bigint made_at) m
      ${table === 'personDebtorSearch' ? sql`cross join lateral (select p._id from "relatedParty" p where p."fileId" = f._id order by p._id limit 1) p` : sql``}`.execute(
      db,
    );
    if (table === 'payment') await refreshRemitDue(db);
    say(`  ${table}: ${total} more`);
  }
}
