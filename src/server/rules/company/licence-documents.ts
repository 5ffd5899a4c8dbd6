import { sql } from 'kysely';
import { licenceDocuments, seizureLicences } from '#contract/lifecycles/seizure-licence';
import { resources } from '#contract/resources/index';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { holdToWhole } from '../document/hold-to-whole';
import { forbiddenField, invalid } from '../refuse';

type Licences = NonNullable<Recorded<'company'>['compliance']>;
type Licence = Licences[number];

const told = Object.keys(resources.company.fields.compliance.fields) as (keyof Licence)[];
const isSame = (one: Licence, other: Licence): boolean =>
  told.every((field) => (one[field] ?? null) === (other[field] ?? null));

/**
 * Holds the licences of a company to seize to the documents that show them, as they are written: one that is new or changed is shown by a
 * document of its own, and written down by nobody who is sent out with it. One without a document may be written, and lets nobody seize.
 * What stands as it stood is not asked about again; who is sent out changes nothing of it and takes nothing away, as what ended blocks them.
 * @throws Problem FIELD_FORBIDDEN, INVALID naming `compliance[<index>].documentId`
 */
export async function holdToDocuments(
  context: TransactionContext,
  { _id, compliance }: Pick<Recorded<'company'>, '_id' | 'compliance'>,
  before: Licences,
): Promise<void> {
  const { caller } = context;
  const licences = compliance ?? [];
  const isSentOut = !caller.operates && caller.scope !== 'all';
  if (isSentOut && before.some((one) => !licences.some((other) => isSame(one, other))))
    throw forbiddenField('compliance');
  for (const [index, licence] of licences.entries()) {
    if (!seizureLicences.includes(licence.type) || before.some((one) => isSame(one, licence))) continue;
    if (isSentOut) throw forbiddenField('compliance');
    if (!licence.documentId) continue;
    const field = `compliance[${index}].documentId`;
    const others = [...before, ...licences.filter((one) => one !== licence)];
    const isTaken =
      others.some(({ documentId }) => documentId === licence.documentId) ||
      (await showsAnother(context, _id, licence.documentId));
    if (isTaken) throw invalid(field, sentence('network.licenceOfAnother'));
    await demandDocument(context, licence.documentId, field);
  }
}

async function demandDocument(
  { db, caller }: TransactionContext,
  documentId: string,
  field: string,
): Promise<void> {
  const document = await find(db, 'document', documentId, caller);
  holdToWhole(document, field);
  if (!licenceDocuments.includes(document.documentType))
    throw invalid(field, sentence('files.documentDoesNotProve', { document: document.documentType }));
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
