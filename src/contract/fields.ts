import type { ResourceName } from './resource-names';
import type { VocabularyName, ValueOf } from './vocabularies';

/**
 * Facts that any field may carry. A fact is here only if it survives JSON and at least two floors read it.
 * - `required`: a record cannot be without it.
 * - `set`: who gives the value. Absent: people, at any time. `once`: people, at creation only. `host`: never in a body.
 *   `either`: people, or the host where they leave it out.
 * - `default`: what creation takes when people give nothing.
 * - `group`: a named group of fields with a right of its own (`file.financials`).
 * - `derived`: worked out for the caller at each answer; it has no column.
 * - `mask`: of `last4`, a caller without the right `pii.reveal` sees its last four characters. What is `sealed` is kept encrypted, and no
 *   answer shows more of it than that it is there; a command does, to who has that right and says why.
 * - `only`: which records have it at all: those whose field `where`, beside it or of the record around it, holds one of `is`.
 * - `telling`: of such a record it is among the few facts that tell it from others; a short form asks for no more.
 */
export interface Facts {
  readonly required?: true;
  readonly set?: 'once' | 'host' | 'either';
  readonly default?: string | number | boolean | readonly string[];
  readonly group?: string;
  readonly derived?: true;
  readonly mask?: 'last4' | 'sealed';
  readonly only?: { readonly where: string; readonly is: readonly string[] };
  readonly telling?: true;
}

/**
 * Records by what they are: of each field, the values of which they have one. Their list filters by each of these under the field’s own name.
 * Nobody is offered another, and the host takes none.
 */
export type Among = { readonly [field: string]: readonly string[] };

/**
 * Records by another that is pointed at beside: by a filter of their list, the field of the same record that it goes by. The offices of a
 * client are `{ officesOf: 'clientId' }`. Where that field is empty nothing is narrowed by it.
 */
export type HangsOn = { readonly [filter in 'officesOf' | 'houseOf']?: string };

/** What a field points at: records of a resource, and `among` which of them, and by what it `hangsOn`, where not all may be chosen. */
interface Pointing {
  readonly to: ResourceName;
  readonly among?: Among;
  readonly hangsOn?: HangsOn;
}

export type Field = Facts &
  (
    | { readonly kind: 'key' }
    | {
        readonly kind: 'text';
        readonly min?: number;
        readonly max?: number;
        readonly pattern?: PatternName;
        /** The host numbers it, no two alike: a list stands by it as it was numbered, and not as in a dictionary. */
        readonly numbered?: true;
        /** Every value there is, where these are no vocabulary: orders of a list, names that are worked out. */
        readonly oneOf?: readonly string[];
        /** The catalogue of models proposes what is commonly meant. */
        readonly proposed?: true;
        /** The host words it, at times: in English, and a screen shows it in its own language. */
        readonly hostWords?: true;
        /** A country by its two letters (ISO 3166-1), which people read by its name. */
        readonly country?: true;
        /** A time zone by its name (IANA), by whose clocks days are told. */
        readonly zone?: true;
        /** The colour of a thing, of which the common ones are read in the language of the reader. */
        readonly colour?: true;
      }
    | { readonly kind: 'prose'; readonly min?: number; readonly max?: number; readonly hostWords?: true }
    | { readonly kind: 'email' }
    | { readonly kind: 'phone' }
    | { readonly kind: 'postalCode' }
    | { readonly kind: 'serial'; readonly vin?: true }
    /** `modelYear`: no later than the models of next year. `bytes`: how large something is, which people read in kB and MB. */
    | {
        readonly kind: 'integer';
        readonly min?: number;
        readonly max?: number;
        readonly modelYear?: true;
        readonly bytes?: true;
      }
    /** `share`: a part of one, which people read in percent. */
    | { readonly kind: 'decimal'; readonly min?: number; readonly max?: number; readonly share?: true }
    | { readonly kind: 'money'; readonly signed?: true }
    /** `past`: what happened on it has happened. */
    | { readonly kind: 'date'; readonly past?: true }
    | { readonly kind: 'moment'; readonly past?: true }
    | { readonly kind: 'flag' }
    /** `byHost`: those of its values that the host alone writes, for what it was told; nobody is offered them. */
    | { readonly kind: 'choice'; readonly of: VocabularyName; readonly byHost?: readonly string[] }
    | { readonly kind: 'choices'; readonly of: VocabularyName }
    | ({ readonly kind: 'reference' } & Pointing)
    | ({ readonly kind: 'references' } & Pointing)
    /** `oneOf`: every text that may be among them. */
    | { readonly kind: 'texts'; readonly max?: number; readonly oneOf?: readonly string[] }
    | { readonly kind: 'value' }
    | { readonly kind: 'part'; readonly fields: Fields }
    | { readonly kind: 'parts'; readonly fields: Fields }
  );

/** Whether a record cannot be made without people giving this value: neither a default nor the host stands in for it. */
export function isNeeded(field: Field): boolean {
  return field.required === true && field.default === undefined && field.set !== 'either';
}

export type Fields = { readonly [name: string]: Field };
export type KindName = Field['kind'];
export type FieldOf<K extends KindName> = Extract<Field, { kind: K }>;

/** Patterns that text may be held to, by name, so that a declaration stays plain data. */
export const patterns = {
  companyCode: /^[A-Z0-9-]{2,10}$/,
  slug: /^[a-z][a-z0-9_]{1,59}$/,
  account: /^[A-Za-z0-9-]{4,24}$/,
  timeOfDay: /^([01]\d|2[0-3]):[0-5]\d$/,
  businessNumber: /^\d{9}RT\d{4}$/,
} as const;
export type PatternName = keyof typeof patterns;

/** The TypeScript value of a field as it travels: money a decimal string, dates and moments strings, ids strings. */
export type ValueOfField<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'integer' | 'decimal' }
    ? number
    : F extends { kind: 'choice'; of: infer V extends VocabularyName }
      ? ValueOf<V>
      : F extends { kind: 'choices'; of: infer V extends VocabularyName }
        ? ValueOf<V>[]
        : F extends { kind: 'value' }
          ? JsonValue
          : F extends { kind: 'references' | 'texts' }
            ? string[]
            : F extends { kind: 'part'; fields: infer P extends Fields }
              ? PartOf<P>
              : F extends { kind: 'parts'; fields: infer P extends Fields }
                ? PartOf<P>[]
                : string;

/** A value of any kind, as it stood in a record: what history keeps before and after. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

type PartOf<P extends Fields> = {
  -readonly [N in keyof P as P[N] extends { required: true } ? N : never]: ValueOfField<P[N]>;
} & { -readonly [N in keyof P as P[N] extends { required: true } ? never : N]?: ValueOfField<P[N]> | null };
