import { setLocale } from 'yup';
import { sentence } from '../words/sentence';
import { ofField } from './of-field';
import type { Test } from './of-field';

const atLeast =
  (key: 'values.tooSmall' | 'values.tooFew' | 'values.tooShort') => (test: Test & { min: number }) =>
    sentence(key, { field: test.path, count: test.min });
const atMost =
  (key: 'values.tooLarge' | 'values.tooManyEntries' | 'values.tooLong') => (test: Test & { max: number }) =>
    sentence(key, { field: test.path, count: test.max });

/** What the library tests by itself it says in our sentences too. */
export const setYupLocale = (): void =>
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
