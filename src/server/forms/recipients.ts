import type { FormDeclaration } from '#contract/forms/form';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { addressLines } from '../pdf/printed-company';
import type { PrintedCompany } from '../pdf/printed-company';
import { nameOfPurchaser } from '../rules/purchaser/purchaser-checks';
import { invalid } from '../rules/refuse';
import type { FormFile } from './form-file';

type Party = Recorded<'relatedParty'>;
type Address = NonNullable<Party['addresses']>[number];

/** Somebody whom a form may be written to. */
export interface FormRecipient {
  readonly _id: string;
  readonly kind: 'company' | 'relatedParty' | 'purchaser';
  readonly name: string;
  /** The language in which they are written to, where it is known. */
  readonly language: 'en' | 'fr' | null;
  /** Written to where nobody says otherwise. */
  readonly usual: boolean;
  /** The lines of the address, the name apart; none where it is not known. */
  readonly address: readonly string[];
}

/** Everybody on a file whom a form may be written to. Who is of no such type is never told of the debt. */
export function recipientsOf({ to }: FormDeclaration, of: FormFile): FormRecipient[] {
  if (to === 'registry' || to === 'nobody') return [];
  if (to === 'client') return [of.client, ...(of.office ? [of.office] : [])].map(companyRecipient);
  if (to === 'purchaser') return of.purchaser ? [purchaserRecipient(of.purchaser)] : [];
  if ('company' in to) return of.named(to.company).map(companyRecipient);
  return of.parties
    .filter(({ relatedPartyType }) => to.parties.includes(relatedPartyType))
    .map((party) => ({
      _id: party._id,
      kind: 'relatedParty',
      name: partyName(party),
      language: party.language,
      usual: to.usually.includes(party.relatedPartyType),
      address: partyAddress(party),
    }));
}

// The first of several is written to where nobody says otherwise.
function companyRecipient(company: PrintedCompany, index: number): FormRecipient {
  const [name = '', ...address] = addressLines(company);
  return {
    _id: company._id,
    kind: 'company',
    name,
    language: company.language ?? null,
    usual: index === 0,
    address,
  };
}

function purchaserRecipient(purchaser: Recorded<'purchaser'>): FormRecipient {
  const { _id, address, city, state, postalCode } = purchaser;
  return {
    _id,
    kind: 'purchaser',
    name: nameOfPurchaser(purchaser),
    language: null,
    usual: true,
    address: [address, [city, state, postalCode].filter(Boolean).join(' ')].filter((line): line is string =>
      Boolean(line),
    ),
  };
}

interface Chosen {
  readonly recipientRelatedPartyIds?: string[] | null;
  readonly recipientCompanyId?: string | null;
}

/**
 * The recipients that were chosen, or those that are usual.
 * @throws Problem INVALID naming the field that names somebody whom this form is not for
 */
export function chooseRecipients(
  form: FormDeclaration,
  of: FormFile,
  { recipientRelatedPartyIds, recipientCompanyId }: Chosen,
): FormRecipient[] {
  const all = recipientsOf(form, of);
  const parties = recipientRelatedPartyIds ?? [];
  for (const id of parties)
    if (!all.some((one) => one.kind === 'relatedParty' && one._id === id))
      throw invalid('recipientRelatedPartyIds', sentence('documents.formNotWrittenEverybodyWho'));
  if (recipientCompanyId && !all.some((one) => one.kind === 'company' && one._id === recipientCompanyId))
    throw invalid('recipientCompanyId', sentence('documents.formNotWrittenCompany'));
  const chosen = all.filter(({ _id }) => parties.includes(_id) || _id === recipientCompanyId);
  return chosen.length > 0 ? chosen : all.filter(({ usual }) => usual);
}

/** A party as a letter names it. */
export function partyName({ businessName, firstName, middleName, lastName }: Party): string {
  return businessName ?? [firstName, middleName, lastName].filter(Boolean).join(' ');
}

// A letter about a debt goes to where somebody lives or has their mail sent: not to where they work, nor to where they no longer are. A business is
// where it works.
function partyAddress({ addresses, isBusiness }: Party): string[] {
  const good = (addresses ?? []).filter(({ status }) => status !== 'bad');
  const of = (type: Address['type']): Address | undefined => good.find((one) => one.type === type);
  const address =
    of('mailing') ??
    of('residence') ??
    (isBusiness ? of('work') : undefined) ??
    good.find(({ type }) => !type);
  if (!address) return [];
  const { line1, line2, city, state, postalCode } = address;
  return [line1, line2, [city, state, postalCode].filter(Boolean).join(' ')].filter((line): line is string =>
    Boolean(line),
  );
}

/** The names of all who may have a claim to what is left of a sale. */
export function claimantsOf(form: FormDeclaration, of: FormFile): string[] {
  return recipientsOf(form, of).map(({ name }) => name);
}

/** Every address on a file at which those who owe, or who drive the asset, may be found. */
export function addressesOf({ parties }: FormFile): string[] {
  const found = parties.filter(({ relatedPartyType }) => wherever.includes(relatedPartyType));
  return found.flatMap((party) =>
    (party.addresses ?? [])
      .filter(({ status }) => status !== 'bad')
      .map(({ line1, line2, city, state, postalCode }) =>
        [partyName(party), line1, line2, [city, state, postalCode].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', '),
      ),
  );
}

const wherever: readonly Party['relatedPartyType'][] = [
  'primary_debtor',
  'business_debtor',
  'co_debtor',
  'guarantor',
  'registered_owner',
  'driver_in_possession',
];
