import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { fieldAt, problemOf, valueAt } from '../../fields-at';
import type { Placing } from './placing';

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
  const located = placing.party.line1 !== '' || placing.party.city !== '';
  return [
    file('serialNumber', placing.asset.auMake === ''),
    file('asset.year'),
    file('asset.auMake'),
    file('asset.auModel'),
    file('clientId', true),
    file('bankAccountNumber', true),
    file('contractType', true),
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

/** The problems of the form by path, in the order of the form. */
export function problemsOf(placing: Placing): Record<string, string> {
  return Object.fromEntries(
    asked(placing).flatMap(([path, field, needed]) => {
      const value = valueAt(placing, path);
      const problem = problemOf(field, value === '' ? null : value, path, needed);
      return problem ? [[path, problem]] : [];
    }),
  );
}
