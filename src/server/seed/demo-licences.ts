import { seizureLicence } from '#contract/lifecycles/seizure-licence';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';

const provincesOf = (agency: string): readonly ValueOf<'province'>[] =>
  agency === 'NLR-QC'
    ? ['QC']
    : vocabularies.province.filter((province) => agency === 'PAR' || province !== 'QC');

/** Where bailiffs are appointed besides their own province: nobody has an office in the smaller ones. */
const appointedElsewhere: { readonly [code: string]: readonly ValueOf<'province'>[] } = {
  V03: ['SK', 'NT'],
  V04: ['YT'],
  V06: ['NB', 'NL', 'PE'],
  V07: ['NU'],
};

/** Where a company works: its own province, those in which it is appointed besides, and for an agency all in which it collects. */
export function statesOf(
  code: string,
  activityType: string,
  own: ValueOf<'province'>,
): ValueOf<'province'>[] {
  const more = activityType === 'agency' ? provincesOf(code) : (appointedElsewhere[code] ?? []);
  return [...new Set([own, ...more])];
}

/** The licences of a company that works in such provinces, its own first: who takes assets there may, and an agency may collect. */
export function licencesOf(
  activityType: string,
  states: readonly ValueOf<'province'>[],
  number: string,
): object[] {
  const expiresOn = '2030-12-31';
  const isAgency = activityType === 'agency';
  return [
    ...(isAgency ? states.slice(0, 1) : states).map((state) => ({
      type: seizureLicence(state),
      ...{ number: `B-${number}`, state, expiresOn },
    })),
    ...(isAgency ? states : []).map((state) => ({
      type: 'collection_licence',
      ...{ number: `${state}-${number}`, state, expiresOn },
    })),
  ];
}
