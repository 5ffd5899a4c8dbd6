import type { toldByProvider } from '#contract/valuation';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sentence } from '#contract/words/sentence';

/** What a value is asked for. */
export interface ValuedVehicle {
  readonly vin: string;
  readonly currentMileageInKms: number;
  readonly province: ValueOf<'province'>;
}

interface Graded {
  readonly clean: string;
  readonly average: string;
  readonly rough: string;
}

/** What a vehicle is worth in Canadian dollars, by where it is sold and its condition; until when that holds, and what knowing it cost. */
export interface Valuation extends ValuedVehicle {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly trim: string | null;
  readonly values: {
    readonly wholesale: Graded & { readonly extraClean: string };
    readonly retail: Graded;
    readonly tradeIn: Graded;
  };
  readonly kmAdjustment: string;
  readonly regionAdjustment: string;
  readonly valueDate: string;
  readonly source: (typeof toldByProvider)[number];
  readonly expiresAt: string;
  readonly cost: string;
}

/** Who says what a vehicle is worth. It may throw `NoValue`. However often one order is asked for, it is sold once. */
export interface ValuationPort {
  /** What each of its values says of where it is from. */
  readonly source: Valuation['source'];
  value(vehicle: ValuedVehicle, order: string): Promise<Valuation>;
}

/** There is no value, and nothing was taken over. What is said is for a person. */
export class NoValue extends Error {
  constructor(readonly said: Sentence) {
    super(said.key);
  }
}
