import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { Refused } from '../search/port';
import type { Findings, SearchProviders } from '../search/port';

type Province = ValueOf<'province'>;
type Registration = Findings['vinSearch']['results'][number];

/** Who else is registered in this registry: names that nobody bears. */
const elsewhere = 'SANDBOX-LENDER-2';
const repairer = 'SANDBOX-REPAIRER';

/**
 * A registry that is made up and says so. By the last figure of a serial number: 0 nothing is registered · 1 another lender alone ·
 * 2 another before our own · 3 our own, which has run out · else our own alone. By the letters of a name: every third has no hit. A
 * registration whose number ends in 0 is not there to be discharged.
 */
export function registrySandbox(now: () => Date): Omit<SearchProviders, 'vhr'> {
  const year = (years: number, day: string): string => `${now().getUTCFullYear() + years}-${day}`;
  const registered = (
    jurisdiction: Province,
    number: string,
    who: string,
    [from, until]: readonly [number, number],
  ): Registration => ({
    jurisdiction,
    registrationNumber: number,
    registrationType: jurisdiction === 'QC' ? 'rdprm' : who === repairer ? 'rsla' : 'ppsa',
    registeredOn: year(from, '01-15'),
    expiresOn: year(until, '06-30'),
    securedParties: [who],
  });
  return {
    vinSearch: {
      name: 'sandbox',
      ask: async ({ vin, jurisdictions: [first = 'ON'], secured }, key) => {
        const reference = `SBX-${key}`;
        const number = (place: number): string => `SBX${vin.slice(-6)}${place}`;
        const other = registered(first, number(1), elsewhere, [-4, 2]);
        const own = registered(first, number(2), secured, [-2, 3]);
        const runOut = registered(first, number(2), secured, [-6, -1]);
        const rows: Readonly<Record<string, readonly Registration[]>> = {
          0: [],
          1: [other],
          2: [other, own],
          3: [runOut],
        };
        const results = [...(rows[vin.slice(-1)] ?? [own])];
        return results.length === 0
          ? { reference, status: 'no_record' }
          : { reference, status: 'complete', found: { results } };
      },
    },
    personDebtorSearch: {
      name: 'sandbox',
      ask: async ({ name, jurisdictions: [first = 'ON'], searchMode }, key) => {
        const reference = `SBX-${key}`;
        if (name.length % 3 === 0) return { reference, status: 'no_record' };
        const exact = { ...registered(first, `SBX${name.length}7`, elsewhere, [-3, 2]), debtors: [name] };
        const similar = {
          ...registered(first, `SBX${name.length}8`, repairer, [-1, 1]),
          debtors: [`${name}-JR`],
        };
        const results: Findings['personDebtorSearch']['results'] = [{ ...exact, match: 'exact' }];
        if (searchMode === 'non_specific') results.push({ ...similar, match: 'similar' });
        return { reference, status: 'complete', found: { results } };
      },
    },
    lienDischarge: {
      name: 'sandbox',
      ask: async ({ registrationNumber }, key) => {
        if (registrationNumber.endsWith('0'))
          throw new Refused(sentence('searches.noSuchRegistration', { number: registrationNumber }));
        const dischargeNumber = `SBXD${registrationNumber.slice(-8)}`;
        const dischargedOn = now().toISOString().slice(0, 10);
        return { reference: `SBX-${key}`, status: 'complete', found: { dischargeNumber, dischargedOn } };
      },
    },
  };
}
