import type { Facts, Field, ValueOfField } from '../fields';
import type { Brief, Recorded, ResourceName } from '../resources';

/**
 * A field of an answer: any field of a record, or one that only answers have. What is not `required` may be null, and what is `optional`
 * may be left out. `word`: one of a closed set that nobody chooses from. `record`, `records`: of a resource, as its caller sees it.
 */
export type AnswerField = { readonly optional?: true } & (
  | Exclude<Field, { kind: 'part' | 'parts' }>
  | (Facts &
      (
        | { readonly kind: 'part' | 'parts'; readonly fields: AnswerFields }
        | { readonly kind: 'word'; readonly of: readonly string[] }
        | { readonly kind: 'buckets' }
        | { readonly kind: 'record'; readonly of: ResourceName }
        | { readonly kind: 'records'; readonly of: ResourceName; readonly brief?: true }
      ))
);
export type AnswerFields = { readonly [name: string]: AnswerField };

/**
 * What a call answers when it did what was asked: a whole record, an object of fields, rows of them, or the bytes of a file by their media
 * types. `status`: where it is not 200.
 */
export type AnswerDeclaration = { readonly status?: 201 | 202 } & (
  | { readonly record: ResourceName }
  | { readonly fields: AnswerFields }
  | { readonly rows: AnswerFields }
  | { readonly bytes: readonly string[] }
);

/** How often a value stands in a list. */
export interface Counted {
  readonly value: string | boolean | number;
  readonly label: string;
  readonly count: number;
}

/** A record as its caller sees it, with what they may do with it. */
export type Shown<N extends ResourceName> = Recorded<N> & { readonly may: readonly string[] };

type AnswerValue<F extends AnswerField> = F extends { kind: 'part'; fields: infer P extends AnswerFields }
  ? AnswerOfFields<P>
  : F extends { kind: 'parts'; fields: infer P extends AnswerFields }
    ? readonly AnswerOfFields<P>[]
    : F extends { kind: 'word'; of: readonly (infer W)[] }
      ? W
      : F extends { kind: 'buckets' }
        ? Readonly<Record<string, readonly Counted[]>>
        : F extends { kind: 'records'; of: infer N extends ResourceName; brief: true }
          ? readonly Brief<N>[]
          : F extends { kind: 'records'; of: infer N extends ResourceName }
            ? readonly Shown<N>[]
            : F extends { kind: 'record'; of: infer N extends ResourceName }
              ? Shown<N>
              : F extends { kind: 'value' }
                ? unknown
                : F extends Field
                  ? Unwritable<ValueOfField<F>>
                  : never;
type Unwritable<V> = V extends readonly (infer O)[] ? readonly O[] : V;

type OrNull<F extends AnswerField> = F extends { required: true } ? AnswerValue<F> : AnswerValue<F> | null;
export type AnswerOfFields<P extends AnswerFields> = {
  readonly [N in keyof P as P[N] extends { optional: true } ? never : N]: OrNull<P[N]>;
} & { readonly [N in keyof P as P[N] extends { optional: true } ? N : never]?: OrNull<P[N]> };

/** The body of an answer. Bytes have none that a program reads. */
export type BodyOf<A extends AnswerDeclaration> = A extends { record: infer N extends ResourceName }
  ? Shown<N>
  : A extends { fields: infer P extends AnswerFields }
    ? AnswerOfFields<P>
    : A extends { rows: infer P extends AnswerFields }
      ? readonly AnswerOfFields<P>[]
      : Blob;
