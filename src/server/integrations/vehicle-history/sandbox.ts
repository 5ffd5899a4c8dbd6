import type { SearchProvider } from '../search/port';

/**
 * A history of vehicles that is made up and says so. By the last figure of a serial number: 0 nothing is known · 1 two accidents and a
 * rebuilt one · 2 reported stolen · else nothing happened to it.
 */
export function vehicleHistorySandbox(): SearchProvider<'vhr'> {
  return {
    name: 'sandbox',
    ask: async ({ vin, product, includeIcbc }, key) => {
      const reference = `SBX-${key}`;
      const last = vin.slice(-1);
      if (last === '0') return { reference, status: 'no_record' };
      const isHit = last === '1';
      return {
        reference,
        status: 'complete',
        found: {
          summary: {
            accidents: isHit ? 2 : 0,
            totalClaims: isHit ? '8450.00' : '0.00',
            brandings: isHit ? ['rebuilt'] : [],
            stolen: last === '2',
            liens: product === 'claims' ? [] : ['ON'],
            lastOdometer: 60_000 + 1_000 * Number(vin.slice(-2).replace(/\D/g, '') || 0),
            registrations: includeIcbc ? ['ON', 'BC'] : ['ON'],
            openRecalls: isHit ? 1 : 0,
          },
        },
      };
    },
  };
}
