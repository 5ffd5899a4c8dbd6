import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { fieldAt, problemOf, valueAt } from '../../../parts/fields-at';
import { assetKindOf, namingField } from './asset-kinds';
import type { Placing } from './placing';
import { filled } from './placing';

const party = resources.relatedParty.fields;
const phone: Field = party.phoneNumbers.fields.number;
const address = party.addresses.fields;

const file = (path: string, needed = false): readonly [string, Field, boolean] => [
  path,
  fieldAt(resources.file.fields, path),
  needed,
];

/** What the form asks for, by path; `needed` is what a file cannot be placed without. */
function asked(placing: Placing): (readonly [string, Field, boolean])[] {
  const business = placing.debtorType === 'business';
  const kind = assetKindOf(placing.assetType);
  const naming = namingField(kind);
  const isNamed = naming !== undefined && filled(placing.asset[naming]);
  const located = placing.party.line1 !== '' || placing.party.city !== '';
  return [
    file('assetType', true),
    ...(kind.number ? [file('serialNumber', !isNamed)] : []),
    ...kind.fields.map((field) => file(`asset.${field}`, kind.number === null && field === naming)),
    file('clientId', true),
    file('bankAccountNumber', true),
    file('contractType', true),
    ...(placing.contractType === 'other' ? [file('contractTypeOther', true)] : []),
    file('assignmentType', true),
    file('balanceAmount'),
    file('arrearsAmount'),
    file('daysPastDue'),
    ...(business
      ? [['party.businessName', party.businessName, true] as const]
      : [
          ['party.firstName', party.firstName, true] as const,
          ['party.lastName', party.lastName, true] as const,
        ]),
    ['party.phone', phone, false],
    ['party.line1', address.line1, located],
    ['party.city', address.city, located],
    ['party.postalCode', address.postalCode, false],
    file('state', true),
    file('instructions'),
  ];
}

/** What cannot be so, whatever else the form says: a year to come, a number that is none. What is not filled in may still be. */
export function impossibleAt(placing: Placing, path: string): string | undefined {
  const found = asked(placing).find(([one]) => one === path);
  const value = valueAt(placing, path);
  return found && filled(value) ? problemOf(found[1], value, path, false) : undefined;
}

/**
 * The problems of the form by path, in the order of the form.
 * @param standing what is wrong with the account for the files that stand for it already
 */
export function problemsOf(placing: Placing, standing?: string): Record<string, string> {
  return Object.fromEntries(
    asked(placing).flatMap(([path, field, needed]) => {
      const value = valueAt(placing, path);
      const problem =
        problemOf(field, value === '' ? null : value, path, needed) ??
        (path === 'bankAccountNumber' ? standing : undefined);
      return problem ? [[path, problem]] : [];
    }),
  );
}
