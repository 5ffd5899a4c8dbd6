import type { ValueOf } from '#contract/vocabularies/index';
import type { Seeded } from './demo-bundle';

/** By what a trace went: its type, its source in words, and how the debtor was rung up first, in the language of who leads the file. */
export interface TraceSource {
  readonly skipTraceType: ValueOf<'skipTraceType'>;
  readonly source: string;
  readonly method: string;
  readonly outcome: string;
}

type Row = readonly [ValueOf<'relatedPartyType'>, ValueOf<'skipTraceType'>, en: string, fr: string];

/** Who of a file is asked where a debtor is, the likeliest to know first. */
const asked: readonly Row[] = [
  ['reference', 'relatives_references', 'Call to the reference', 'Appel à la référence'],
  ['relative', 'relatives_references', 'Call to the relative', 'Appel au proche'],
  ['landlord', 'utility_or_landlord', 'Call to the landlord', 'Appel au propriétaire'],
  ['employer', 'employment', 'Call to the employer', 'Appel à l’employeur'],
];

/** Whom a tracer of a file asks: somebody who is on it, or the directory. */
export function traceSourceOf(parties: readonly Seeded<'relatedParty'>[], isFrench: boolean): TraceSource {
  const [, skipTraceType, english, french]: Row = asked.find(([relation]) =>
    parties.some(({ relatedPartyType }) => relatedPartyType === relation),
  ) ?? [
    'other',
    'basic_phone_address',
    'Directory and earlier addresses',
    'Annuaire et adresses antérieures',
  ];
  return isFrench
    ? { skipTraceType, source: french, method: 'Appel au numéro du dossier', outcome: 'Pas de réponse' }
    : { skipTraceType, source: english, method: 'Call to the number on file', outcome: 'No answer' };
}
