import { sql } from 'kysely';
import { hasEnded, shownBy } from '#contract/lifecycles/compliance';
import { seizureLicences } from '#contract/lifecycles/seizure-licence';
import { todayIn } from '#contract/placement/province-time';
import { resources } from '#contract/resources/index';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { holdToWhole } from '../document/hold-to-whole';
import { forbiddenField, invalid } from '../refuse';

type Company = Pick<Recorded<'company'>, '_id' | 'state' | 'compliance'>;
type Held = NonNullable<Company['compliance']>;
type One = Held[number];

const told = Object.keys(resources.company.fields.compliance.fields) as (keyof One)[];
const isSame = (one: One, other: One): boolean =>
  told.every((field) => (one[field] ?? null) === (other[field] ?? null));
const isOfKind = (one: One, other: One): boolean =>
  one.type === other.type && (one.state ?? null) === (other.state ?? null);

/**
 * Holds the licences and insurances of a company to the documents that show them, as they are written: one that is new or changed is shown
 * by a document of its own that lies with the company, and one that ended is renewed and not taken away, as it keeps the company from
 * being sent out. What stands as it stood is not asked about again. Who is sent out writes down no licence to seize, changes nothing of
 * what stands and takes nothing away.
 * @throws Problem FIELD_FORBIDDEN naming `compliance`; INVALID naming `compliance`, or `compliance[<index>].documentId`
 */
export async function holdToDocuments(
  context: TransactionContext,
  company: Company,
  before: Held,
): Promise<void> {
  const { caller, now } = context;
  const held = company.compliance ?? [];
  if (!caller.operates && caller.scope !== 'all') holdToOwn(held, before);
  const today = todayIn(company.state, now);
  const lacking = before.find((one) => hasEnded(one, today) && !held.some((other) => isOfKind(one, other)));
  if (lacking && caller.scope !== 'all')
    throw invalid(
      'compliance',
      sentence('network.endedIsRenewed', { licence: choices.complianceType[lacking.type] }),
    );
  for (const [index, one] of held.entries()) {
    if (before.some((other) => isSame(one, other))) continue;
    const others = [...before, ...held.filter((other) => other !== one)];
    await demandDocument(context, company._id, { one, others, field: `compliance[${index}].documentId` });
  }
}

function holdToOwn(held: Held, before: Held): void {
  const isChanged = before.some((one) => !held.some((other) => isSame(one, other)));
  const added = held.filter((one) => !before.some((other) => isSame(one, other)));
  if (isChanged || added.some(({ type }) => seizureLicences.includes(type)))
    throw forbiddenField('compliance');
}

interface Shown {
  readonly one: One;
  readonly others: Held;
  readonly field: string;
}

async function demandDocument(
  context: TransactionContext,
  companyId: string,
  { one: { type, documentId }, others, field }: Shown,
): Promise<void> {
  if (!documentId)
    throw invalid(field, sentence('network.licenceIsShown', { licence: choices.complianceType[type] }));
  const isTaken =
    others.some((other) => other.documentId === documentId) ||
    (await showsAnother(context, companyId, documentId));
  if (isTaken) throw invalid(field, sentence('network.licenceOfAnother'));
  const document = await find(context.db, 'document', documentId, context.caller);
  if (document.companyId !== companyId) throw invalid(field, sentence('network.documentOfCompany'));
  holdToWhole(document, field);
  const { documentType } = document;
  if (documentType !== shownBy[type])
    throw invalid(field, sentence('files.documentDoesNotProve', { document: documentType }));
}

async function showsAnother(
  { db }: TransactionContext,
  companyId: string,
  documentId: string,
): Promise<boolean> {
  const { rows } = await sql`select from company c where c._id <> ${companyId}::uuid
    and c.compliance @> ${JSON.stringify([{ documentId }])}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}
