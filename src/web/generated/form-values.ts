import type { FieldErrors, Resolver } from 'react-hook-form';
import { yupResolver } from '@hookform/resolvers/yup';
import { normaliseValue } from '#contract/kinds/index';
import type { Declaration } from '#contract/resource';
import { sendable } from '#contract/sendable';
import { schemaFor } from '#contract/shapes';
import { isSentence } from '#contract/words/sentence';
import { carry } from '../i18n/carried-sentence';
import { isBlank, isSame } from '../data/changed-fields';

export type Shape = 'draft' | 'change';
export type FormValues = Record<string, unknown>;

/**
 * The values that a form begins with: those people set, a part always an object so that its fields have a place. What nobody has
 * said yet stays so: a flag that was never set is no "no".
 */
export function formValues(
  declaration: Declaration,
  shape: Shape,
  record: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    sendable(declaration, shape).map(([name, field]) => {
      const value = record[name] ?? (shape === 'draft' ? field.default : undefined) ?? null;
      return [name, field.kind === 'part' ? (value ?? {}) : value];
    }),
  );
}

/** Of a form's values those that it asks for, as they would be sent: in their stored form, and a part with nothing in it absent. */
function storedValues(declaration: Declaration, values: FormValues, before: FormValues): FormValues {
  return Object.fromEntries(
    Object.keys(before).map((name) => {
      const field = declaration.fields[name];
      if (!field) return [name, values[name]];
      const stored = normaliseValue(values[name], field);
      const isEmptyPart = (field.kind === 'part' && isBlank(stored)) || stored === '';
      return [name, isEmptyPart ? null : stored];
    }),
  );
}

/**
 * Validates a form by the contract's own schema, the one at the host's door. Only what is sent is held to it: a draft leaves out
 * what is empty, and a change what it does not touch, such as a value of which the person sees only the end.
 */
export function contractResolver(
  declaration: Declaration,
  shape: Shape,
  before: FormValues,
): Resolver<FormValues> {
  const resolve = yupResolver(schemaFor(declaration.fields, shape)) as unknown as Resolver<FormValues>;
  return async (values, context, options) => {
    const stored = storedValues(declaration, values, before);
    const sent = Object.fromEntries(
      Object.entries(stored).filter(([name, value]) =>
        shape === 'draft' ? !isBlank(value) : !isSame(value, before[name]),
      ),
    );
    const resolved = await resolve(sent, context, options);
    return { ...resolved, errors: carriedErrors(resolved.errors) as FieldErrors } as typeof resolved;
  };
}

/** Problems of a form with their sentences carried as texts, which is what its library takes them for. */
function carriedErrors(errors: unknown): unknown {
  if (isSentence(errors)) return carry(errors);
  if (Array.isArray(errors)) return errors.map(carriedErrors);
  if (typeof errors !== 'object' || errors === null) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([name, one]) => [name, name === 'ref' ? one : carriedErrors(one)]),
  );
}

/** The names of the fields that a form would change. */
export function changesIn(declaration: Declaration, values: FormValues, before: FormValues): string[] {
  const stored = storedValues(declaration, values, before);
  return Object.keys(stored).filter((name) => !isSame(stored[name], before[name]));
}
