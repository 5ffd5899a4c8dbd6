import { seizureLicence } from '#contract/lifecycles/seizure-licence';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { seedId } from './seed-id';

const provincesOf = (agency: string): readonly ValueOf<'province'>[] =>
  agency === 'NLR-QC'
    ? ['QC']
    : vocabularies.province.filter((province) => agency === 'PAR' || province !== 'QC');

/** Where bailiffs are appointed besides their own province: in the smaller ones there is one house alone, or two. */
const appointedElsewhere: { readonly [code: string]: readonly ValueOf<'province'>[] } = {
  V03: ['SK', 'NT'],
  V04: ['YT'],
  V06: ['NB', 'NL', 'PE'],
  V07: ['NU'],
};

/** Where carriers drive besides their own province: where none has its trucks. */
const drivesElsewhere: typeof appointedElsewhere = {
  V11: ['SK'],
  V12: ['NB', 'PE', 'NL'],
  V82: ['NU'],
  V83: ['NT'],
  V84: ['YT'],
};

/** Kinds of vendors that are the same house in the whole country: auctions, and those who look for people. */
const national: readonly string[] = ['auction', 'skip_trace_vendor'];

/** Where counsel of a province is called to the bar besides; that of Québec nowhere else. */
const barsOf: { readonly [P in ValueOf<'province'>]?: readonly ValueOf<'province'>[] } = {
  NT: ['YT', 'NU'],
  NS: ['NB', 'PE', 'NL'],
};

/**
 * Where a company works: its own province, those in which it is appointed or drives besides, all where its kind works in the whole country, for counsel
 * those of its bars, and for an agency all in which it collects.
 */
export function statesOf(
  code: string,
  activityType: string,
  own: ValueOf<'province'>,
): ValueOf<'province'>[] {
  if (activityType === 'law_firm') return [own, ...(barsOf[own] ?? [])];
  const all = national.includes(activityType)
    ? vocabularies.province
    : (appointedElsewhere[code] ?? drivesElsewhere[code] ?? []);
  return [...new Set([own, ...(activityType === 'agency' ? provincesOf(code) : all)])];
}

/** The document that shows a licence or an insurance of a company of the demo. */
export const complianceDocumentOf = (
  code: string,
  type: ValueOf<'complianceType'>,
  state?: ValueOf<'province'>,
): string => seedId('document', [type, code, state].filter(Boolean).join(' '));

/** The licences of a company that works in such provinces, its own first: who takes assets there may, and an agency may collect. */
export function licencesOf(
  code: string,
  activityType: string,
  states: readonly ValueOf<'province'>[],
  number: string,
): object[] {
  const expiresOn = '2030-12-31';
  const isAgency = activityType === 'agency';
  const licence = (type: ValueOf<'complianceType'>, number: string, state: ValueOf<'province'>) => ({
    ...{ type, number, state, expiresOn, documentId: complianceDocumentOf(code, type, state) },
  });
  return [
    ...(isAgency ? states.slice(0, 1) : states).map((state) =>
      licence(seizureLicence(state), `B-${number}`, state),
    ),
    ...(isAgency ? states : []).map((state) => licence('collection_licence', `${state}-${number}`, state)),
  ];
}
