import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Said, Sentence } from '#contract/words/sentence';

export type SearchKind = ValueOf<'searchKind'>;
type Province = ValueOf<'province'>;
type Results<K extends 'vinSearch' | 'personDebtorSearch'> = NonNullable<Recorded<K>['results']>;

/** What a provider is asked, by the kind of search. `secured`: in whose interest a registry is searched. Days are `YYYY-MM-DD`. */
export interface Questions {
  readonly vinSearch: {
    readonly vin: string;
    readonly jurisdictions: readonly Province[];
    readonly secured: string;
  };
  readonly personDebtorSearch: {
    readonly name: string;
    readonly dateOfBirth: string | null;
    readonly jurisdictions: readonly Province[];
    readonly searchMode: ValueOf<'searchMode'>;
  };
  readonly lienDischarge: {
    readonly registrationNumber: string;
    readonly jurisdiction: Province;
    readonly reason: string;
  };
  readonly vhr: {
    readonly vin: string;
    readonly product: ValueOf<'vhrProduct'>;
    readonly includeIcbc: boolean;
  };
}

/** What a provider found, by the kind of search. */
export interface Findings {
  readonly vinSearch: { readonly results: Results<'vinSearch'> };
  readonly personDebtorSearch: { readonly results: Results<'personDebtorSearch'> };
  readonly lienDischarge: { readonly dischargeNumber: string; readonly dischargedOn: string };
  readonly vhr: { readonly summary: NonNullable<Recorded<'vhr'>['summary']> };
}

/** How far a provider is with an order, by its own reference. */
export type Progress<K extends SearchKind> = { readonly reference: string } & (
  | { readonly status: 'in_progress' | 'collecting_data' | 'no_record' }
  | { readonly status: 'complete'; readonly found: Findings[K] }
);

/**
 * Who sells a kind of search. It is asked under a key and sells once, however often it is asked: asking again tells how far it is.
 * It may throw `Refused`, with what the provider says; `Unreachable`, after which nobody knows whether it took effect; `Unreadable`, where
 * what came back is no answer to what was asked.
 */
export interface SearchProvider<K extends SearchKind> {
  /** What a record says of where its answer is from. */
  readonly name: string;
  ask(question: Questions[K], key: string): Promise<Progress<K>>;
}

export type SearchProviders = { readonly [K in SearchKind]: SearchProvider<K> };

/** The provider does not sell it. What is said is for a person. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super('refused');
  }
}

/** The provider did not answer, or asks for patience. Trying again later may help. */
export class Unreachable extends Error {
  constructor(readonly said: Sentence) {
    super(said.key);
  }
}

/** What came back cannot be what was asked for. */
export class Unreadable extends Error {
  constructor(readonly said: Sentence) {
    super(said.key);
  }
}
