import { setLocale } from 'yup';
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

interface Test {
  readonly path: string;
}

/** Says it of the field that is tested. */
export const ofField =
  (key: FieldKey) =>
  ({ path }: Test): Sentence =>
    sentence(key, { field: path });

const atLeast =
  (key: 'values.tooSmall' | 'values.tooFew' | 'values.tooShort') => (test: Test & { min: number }) =>
    sentence(key, { field: test.path, count: test.min });
const atMost =
  (key: 'values.tooLarge' | 'values.tooManyEntries' | 'values.tooLong') => (test: Test & { max: number }) =>
    sentence(key, { field: test.path, count: test.max });

// What the library tests by itself it says in our sentences too.
setLocale({
  mixed: {
    defined: ofField('values.required'),
    notNull: ofField('values.required'),
    required: ofField('values.required'),
    oneOf: ofField('values.notOffered'),
    notType: ofField('values.anotherKind'),
  },
  string: { min: atLeast('values.tooShort'), max: atMost('values.tooLong') },
  number: {
    min: atLeast('values.tooSmall'),
    max: atMost('values.tooLarge'),
    integer: ofField('values.notWhole'),
  },
  array: { min: atLeast('values.tooFew'), max: atMost('values.tooManyEntries') },
});
