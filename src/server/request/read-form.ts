import type { Field, Fields } from '#contract/fields';
import { readValue } from '#contract/kinds/index';
import { readBody } from '#contract/shapes';
import type { Upload } from './context';
import { whyNotRead } from './read-json';

/**
 * The fields of a form, read as a body of JSON would be. A list is the same field repeated, or a JSON list in one; text that is no
 * value of its kind is left as it is, for the kind to refuse by its name.
 * @throws Problem as `readBody` does
 */
export function readForm(
  fields: Fields,
  { values }: Pick<Upload<unknown>, 'values'>,
): Record<string, unknown> {
  const body = Object.fromEntries(
    Object.entries(values).map(([name, all]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? readField(field, all) : all.at(-1)];
    }),
  );
  return readBody(fields, 'draft', body);
}

function readField(field: Field, all: readonly string[]): unknown {
  if (field.kind === 'references' || field.kind === 'choices' || field.kind === 'texts') return readAll(all);
  const text = all.at(-1) ?? '';
  return text === '' ? null : (readValue(text, field) ?? text);
}

function readAll(all: readonly string[]): unknown {
  const [only] = all;
  if (all.length !== 1 || !only?.trimStart().startsWith('[')) return all.filter((one) => one !== '');
  if (whyNotRead(only)) return all;
  try {
    return JSON.parse(only) as unknown;
  } catch {
    return all;
  }
}
