import type { ValueOf } from '#contract/vocabularies/index';
import type { Seeded } from './demo-bundle';
import { agencyNotes } from './demo-note-texts-agency';

/** By what a trace went: its type, its source in words, and how the debtor was rung up first, in the language of who leads the file. */
export interface TraceSource {
  readonly skipTraceType: ValueOf<'skipTraceType'>;
  readonly source: string;
  readonly method: string;
  readonly outcome: string;
}

type Relation = ValueOf<'relatedPartyType'>;
type Row = readonly [Relation, ValueOf<'skipTraceType'>, en: string, fr: string];

/** Who of a file is asked where a debtor is, the likeliest to know first. */
const asked: readonly Row[] = [
  ['reference', 'relatives_references', 'Call to the reference', 'Appel à la référence'],
  ['relative', 'relatives_references', 'Call to the relative', 'Appel au proche'],
  ['landlord', 'utility_or_landlord', 'Call to the landlord', 'Appel au propriétaire'],
  ['employer', 'employment', 'Call to the employer', 'Appel à l’employeur'],
];
const directory: Row = [
  ...(['other', 'basic_phone_address'] as const),
  ...(['Directory and earlier addresses', 'Annuaire et adresses antérieures'] as const),
];
/** Where a tracer looks who has asked in vain, of a person and of a business. */
const lists = {
  person: ['other', 'credit_bureau_header', 'Credit bureau header', 'En-tête du bureau de crédit'],
  business: ['other', 'corporate_registry', 'Corporate registry', 'Registre des entreprises'],
} as const;

/** Whom a note of each heading says to know nothing; `other` is the directory. */
const inVain = new Map(
  agencyNotes
    .filter(({ knowsNothing }) => knowsNothing)
    .flatMap(({ en, fr, of }) =>
      [en[0], fr[0]].map((heading): [string, Relation] => [heading, of ?? 'other']),
    ),
);

interface Asked {
  readonly parties: readonly Seeded<'relatedParty'>[];
  readonly notes: readonly Seeded<'note'>[];
  readonly isBusiness: boolean;
  readonly isFrench: boolean;
}

/** Through whom a tracer of a file finds what he finds: somebody who is on it and was not asked in vain, else a list. */
export function traceSourceOf({ parties, notes, isBusiness, isFrench }: Asked): TraceSource {
  const asksInVain = new Set(notes.map(({ subject }) => inVain.get(String(subject))));
  const [, skipTraceType, english, french]: Row =
    asked.find(
      ([relation]) =>
        !asksInVain.has(relation) && parties.some(({ relatedPartyType }) => relatedPartyType === relation),
    ) ?? (asksInVain.has('other') ? lists[isBusiness ? 'business' : 'person'] : directory);
  return isFrench
    ? { skipTraceType, source: french, method: 'Appel au numéro du dossier', outcome: 'Pas de réponse' }
    : { skipTraceType, source: english, method: 'Call to the number on file', outcome: 'No answer' };
}
