import type { Draft } from '#contract/resources/index';
import type { AssetField, AssetType } from './asset-kinds';
import { askedOfAssets, assetKindOf } from './asset-kinds';

/** What the short form holds: texts as they are typed. */
export interface Placing {
  readonly clientId: string | null;
  readonly serialNumber: string;
  readonly assetType: AssetType;
  readonly asset: { readonly [F in AssetField]?: string | number | null };
  readonly bankAccountNumber: string;
  /** The closed file of the same account that this one follows. */
  readonly relatedFileId: string | null;
  /** Nobody but who places the file knows it: none is proposed. */
  readonly contractType: string | null;
  readonly contractTypeOther: string;
  readonly assignmentType: string;
  readonly debtorType: 'consumer' | 'business';
  readonly party: {
    readonly firstName: string;
    readonly lastName: string;
    readonly businessName: string;
    readonly phone: string;
    readonly line1: string;
    readonly city: string;
    readonly postalCode: string;
  };
  readonly state: string | null;
  readonly balanceAmount: string | null;
  readonly arrearsAmount: string | null;
  readonly daysPastDue: number | string | null;
  readonly isRushFile: boolean;
  readonly instructions: string;
  /** Whether who places the file is to work on it. */
  readonly assignsMe: boolean;
}

export const emptyPlacing: Placing = {
  clientId: null,
  serialNumber: '',
  assetType: 'automobile',
  asset: Object.fromEntries(askedOfAssets.map((field) => [field, null])),
  bankAccountNumber: '',
  relatedFileId: null,
  contractType: null,
  contractTypeOther: '',
  assignmentType: 'involuntary_repossession',
  debtorType: 'consumer',
  party: { firstName: '', lastName: '', businessName: '', phone: '', line1: '', city: '', postalCode: '' },
  state: null,
  balanceAmount: null,
  arrearsAmount: null,
  daysPastDue: null,
  isRushFile: false,
  instructions: '',
  assignsMe: true,
};

export const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The file that the form asks to be placed; what was typed for an asset of another type stays out. */
export function fileDraft({
  party: _party,
  assignsMe: _assignsMe,
  ...placing
}: Placing): Record<string, unknown> {
  const { number, fields } = assetKindOf(placing.assetType);
  const asset = Object.fromEntries(
    fields.flatMap((field) => (filled(placing.asset[field]) ? [[field, placing.asset[field]]] : [])),
  );
  return {
    ...placing,
    contractTypeOther: placing.contractType === 'other' ? placing.contractTypeOther : null,
    serialNumber: number ? placing.serialNumber : null,
    asset: Object.keys(asset).length > 0 ? asset : null,
  } satisfies Partial<Record<keyof Draft<'file'>, unknown>>;
}

/** The debtor of the file; what nobody typed stays out. */
export function partyDraft(placing: Placing, fileId: string): Record<string, unknown> {
  const { party, state } = placing;
  const isBusiness = placing.debtorType === 'business';
  return {
    fileId,
    relatedPartyType: isBusiness ? 'business_debtor' : 'primary_debtor',
    isPrimary: true,
    isBusiness,
    isNoticeRecipient: true,
    ...(isBusiness
      ? { businessName: party.businessName }
      : { firstName: party.firstName, lastName: party.lastName }),
    ...(party.phone && { phoneNumbers: [{ number: party.phone, type: isBusiness ? 'work' : 'cell' }] }),
    ...(party.line1 &&
      party.city && {
        addresses: [
          {
            line1: party.line1,
            city: party.city,
            state,
            postalCode: party.postalCode || null,
            country: 'CA',
            type: isBusiness ? 'work' : 'residence',
          },
        ],
      }),
  };
}

const provinceOfLetter: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};

/** The province that a postal code lies in; `X` is shared by two territories and says neither. */
export const provinceOf = (postalCode: string): string | undefined =>
  /^[A-Z]\d[A-Z]/i.test(postalCode) ? provinceOfLetter[postalCode.charAt(0).toUpperCase()] : undefined;
