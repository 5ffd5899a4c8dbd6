import type { Fields } from '../fields';
import type { MergeFieldName } from '../forms';
import type { Kept } from '../resource';
import type { Register, ResourceName } from '../resources';
import type { MatrixResource } from '../roles/matrix';
import type { SpecialAction } from '../roles/special-actions';

/** The names of fields inside parts, however deep, of one set of fields. */
type InnerOf<F extends Fields> = {
  [N in keyof F]: F[N] extends { fields: infer P extends Fields } ? (keyof P & string) | InnerOf<P> : never;
}[keyof F];
type ByResource<T extends { [R in ResourceName]: string }> = T[ResourceName];

export type InnerName = ByResource<{ [R in ResourceName]: InnerOf<Register[R]['fields']> }>;

/** Parameters of lists that are named unlike any field of their resource; one inside a part goes by the word for that. */
export type FilterName = ByResource<{
  [R in ResourceName]: Exclude<FilterOf<Register[R]['filters']>, keyof Register[R]['fields'] | keyof Kept>;
}>;
type FilterOf<F> = {
  [N in keyof F & string]: F[N] extends { on: `${string}.${string}` } ? never : N;
}[keyof F & string];

/** The verbs of the rights; a special action has its own word. */
export type RightVerb = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';

type SubjectOf<A extends string> = A extends `${infer S}.${string}` ? S : never;
/** What rights speak of beside the resources: groups of fields, and work that has no records of its own. */
export type RightSubject = Exclude<MatrixResource | SubjectOf<SpecialAction>, ResourceName>;

type Words<N extends string> = Readonly<Record<N, string>>;
type WithinWords = { readonly reserveAuthority: Words<'amount'> };

/**
 * The words for every field in one language, by resource; a field without its word does not compile.
 * - `kept`: what every record has besides its own fields · `parts`: fields inside parts, by their own name
 * - `within`: those of them that are called otherwise within one part, by the part
 * - `filters`: parameters that are named unlike any field · `resources`: one record, many, and what a button says that makes a new one
 * - `mergeFields`: what stands on forms and is no field of a record
 * - `subjects`, `actions`: what the rights speak of beside resources, and what they allow.
 */
export type FieldWords = {
  readonly [R in ResourceName]: Words<keyof Register[R]['fields'] & string>;
} & {
  readonly kept: Words<keyof Kept>;
  readonly parts: Words<InnerName>;
  readonly within: WithinWords;
  readonly filters: Words<FilterName>;
  readonly mergeFields: Words<MergeFieldName>;
  readonly resources: { readonly [R in ResourceName]: { readonly [W in 'one' | 'many' | 'new']: string } };
  readonly subjects: Words<RightSubject>;
  readonly actions: Words<RightVerb | SpecialAction>;
};
