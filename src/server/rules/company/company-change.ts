import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { endSessionsOf } from '../../identity/sessions';
import type { Written } from '../../records/written';
import type { Caller } from '../../request/caller';
import { isLimited, may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { blockOf } from './company-compliance';
import { holdToTerms } from './client-terms';
import { holdToKey } from './company-key';
import { lineageOf, refuseTwins } from './company-place';
import { holdToDocuments } from './compliance-documents';
import { usesOf } from './company-remove';
import { restatePhotos } from '../file/photos-complete';
import { conflict, forbiddenField } from '../refuse';

/** What a company keeps of itself where its people's right to edit is a limited one. */
const contactFields = new Set([
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'country',
  'phone',
  'fax',
  'email',
  'website',
  'language',
]);

/**
 * The host's part of a company's change.
 * @throws Problem FIELD_FORBIDDEN or INVALID naming the field, CONFLICT
 */
export async function changeCompany(
  context: TransactionContext,
  current: Recorded<'company'>,
  change: Change<'company'>,
): Promise<Written<'company'>> {
  const { caller } = context;
  const { _id, version: _, ...fields } = change;
  if (isLimited(caller, 'company', 'edit')) {
    const foreign = Object.keys(fields).find((field) => !contactFields.has(field));
    if (foreign) throw forbiddenField(foreign);
  }
  if (fields.integrationKey !== undefined) await holdToKey(context, _id, fields.integrationKey);
  if ('playbook' in fields)
    await holdToTerms(context, {
      parentCompanyId: fields.parentCompanyId ?? current.parentCompanyId,
      before: current.playbook,
      after: fields.playbook,
    });
  if ('booksClosedUntil' in fields) holdToClosing(caller, current, fields.booksClosedUntil ?? null);
  const after = { ...current, ...fields } as Recorded<'company'>;
  if ('compliance' in fields) await holdToDocuments(context, after, current.compliance ?? []);
  if ('companyName' in fields || 'code' in fields || 'parentCompanyId' in fields)
    await refuseTwins(context.db, after, _id);
  const isMoved = 'isOffice' in fields || 'parentCompanyId' in fields;
  if (isMoved && (await usesOf(context.db, _id)).length > 0)
    throw conflict(sentence('network.companyUseStaysWhere'));
  if (fields.companyStatus === 'inactive' && caller.family.includes(_id))
    throw conflict(sentence('network.ownCompanyCannotMadeInactive'));
  return {
    ...(isMoved && { lineage: await lineageOf(context.db, after, _id) }),
    ...('legalName' in fields && !fields.legalName && { legalName: after.companyName }),
    ...('taxationState' in fields && !fields.taxationState && { taxationState: after.state }),
    ...blockOf(after, context.now),
  };
}

// A period is closed by who keeps the accounts of the company itself, and never opened again.
function holdToClosing(
  caller: Caller,
  { _id, booksClosedUntil }: Recorded<'company'>,
  day: string | null,
): void {
  const isOwn = caller.scope === 'all' || caller.family.includes(_id);
  if (!isOwn || !may(caller, 'fee', 'updatePaidDate')) throw forbiddenField('booksClosedUntil');
  if (booksClosedUntil && (day === null || day < booksClosedUntil))
    throw conflict(sentence('money.booksStayClosed'));
}

/** The people of a company that became inactive are signed out; what a client asks for in photos is asked of its open files. */
export async function followCompany(
  context: TransactionContext,
  before: Recorded<'company'>,
  after: Recorded<'company'>,
): Promise<void> {
  const photos = ({ playbook }: Recorded<'company'>) => [
    playbook?.photoList ?? null,
    playbook?.photoCount ?? null,
  ];
  if (!isDeepStrictEqual(photos(before), photos(after)))
    await restatePhotos(
      context,
      sql`(f."clientId" = ${after._id}::uuid or f."clientOfficeId" = ${after._id}::uuid)`,
    );
  if (after.companyStatus !== 'inactive' || before.companyStatus === 'inactive') return;
  const people = await context.db
    .selectFrom('user')
    .select('_id')
    .where('companyId', '=', after._id)
    .where('userStatus', '=', 'active')
    .execute();
  for (const { _id } of people) {
    await endSessionsOf(context.db, _id, 'admin', context.now);
    context.announce({ to: 'session', userId: _id });
  }
}
