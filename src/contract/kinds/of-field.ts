import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';
import type { valueSentences } from '../words/en/sentences/values';

type Values = typeof valueSentences;
type AsksOnly<T> = T extends `{field:field}${infer Rest}`
  ? Rest extends `${string}{${string}`
    ? never
    : T
  : never;

/** A sentence that says of a field what is wrong with it, and nothing else. */
export type FieldKey = {
  [K in keyof Values]: AsksOnly<Values[K]> extends never ? never : `values.${K}`;
}[keyof Values];

export interface Test {
  readonly path: string;
}

/** Says it of the field that is tested. */
export const ofField =
  (key: FieldKey) =>
  ({ path }: Test): Sentence =>
    sentence(key, { field: path });
