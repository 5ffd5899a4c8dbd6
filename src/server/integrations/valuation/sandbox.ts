import { createHash } from 'node:crypto';
import { amountOf } from '#contract/money/cents';
import { vinModelYear } from '#contract/vin';
import type { ValuationPort } from './port';

const day = 86_400_000;
/** Thirty days, as long as such a value holds elsewhere. */
const holds = 30 * day;
const source = 'simulated';
const usualKmAYear = 20_000;
const dearer: Readonly<Record<string, number>> = {
  AB: 2,
  BC: 3,
  NT: 4,
  NU: 4,
  YT: 4,
  QC: -2,
  NB: -1,
  NL: -1,
};

/**
 * Values that are made up and say so: `source` is `simulated`, and nothing is known of make and model. The same vehicle with the same mileage
 * is worth the same wherever and whenever it is asked for on one day.
 */
export function valuationSandbox(now: () => Date): ValuationPort {
  return {
    source,
    value: async (vehicle) => {
      const at = now();
      const thisYear = at.getUTCFullYear();
      const year = vinModelYear(vehicle.vin, thisYear + 1) ?? null;
      const age = Math.max(0, thisYear - (year ?? thisYear - 6));
      const drawn = createHash('sha256').update(vehicle.vin).digest().readUInt16BE(0);
      const dollars = Math.max(1_500, Math.round((26_000 + (drawn % 18_000)) * 0.86 ** age));
      const km = Math.round((age * usualKmAYear - vehicle.currentMileageInKms) * 0.03);
      const kmAdjustment = Math.max(-Math.round(dollars * 0.3), Math.min(Math.round(dollars * 0.15), km));
      const regionAdjustment = Math.round((dollars * (dearer[vehicle.province] ?? 0)) / 100);
      const average = dollars + kmAdjustment + regionAdjustment;
      const money = (share: number): string => amountOf(Math.round(average * share) * 100);
      const graded = (share: number) => ({
        clean: money(share * 1.1),
        average: money(share),
        rough: money(share * 0.82),
      });
      return {
        ...vehicle,
        year,
        ...{ make: null, model: null, trim: null },
        values: {
          wholesale: { extraClean: money(1.18), ...graded(1) },
          retail: graded(1.22),
          tradeIn: graded(0.95),
        },
        kmAdjustment: amountOf(kmAdjustment * 100),
        regionAdjustment: amountOf(regionAdjustment * 100),
        valueDate: at.toISOString().slice(0, 10),
        source,
        expiresAt: new Date(at.getTime() + holds).toISOString(),
        cost: '0.00',
      };
    },
  };
}
