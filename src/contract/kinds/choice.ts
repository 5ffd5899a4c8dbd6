import { vocabularies } from '../vocabularies';
import type { VocabularyName } from '../vocabularies';
import { key, line } from './text';
import type { WireHalf, Yup } from './kind';
import { ofField } from './of-field';

const values = (name: VocabularyName): readonly string[] => vocabularies[name];
const oneOf = ({ string }: Yup, name: VocabularyName) =>
  string().oneOf(values(name), ofField('values.notOffered'));

export const choice: WireHalf<'choice'> = {
  schema: (yup, field) => oneOf(yup, field.of),
  read: (text, field) => (values(field.of).includes(text) ? text : undefined),
};

export const choices: WireHalf<'choices'> = {
  schema: (yup, field) => yup.array().of(oneOf(yup, field.of).required()).max(200),
  read: (text, field) => (values(field.of).includes(text) ? text : undefined),
};

export const reference: WireHalf<'reference'> = {
  schema: (yup) => key.schema(yup, { kind: 'key' }),
  read: (text) => key.read(text, { kind: 'key' }),
};

export const references: WireHalf<'references'> = {
  schema: (yup) =>
    yup
      .array()
      .of(key.schema(yup, { kind: 'key' }).required())
      .max(500),
  read: (text) => key.read(text, { kind: 'key' }),
};

export const texts: WireHalf<'texts'> = {
  schema: ({ array, string }, { oneOf: offered, max }) => {
    const one = string().min(1).max(60).matches(line, ofField('values.oneLine')).required();
    return array()
      .of(offered ? one.oneOf(offered, ofField('values.notOffered')) : one)
      .max(max ?? 10);
  },
  read: (text, { oneOf: offered }) => (!offered || offered.includes(text) ? text : undefined),
};
