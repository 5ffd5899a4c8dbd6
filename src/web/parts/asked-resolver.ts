import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { isNeeded } from '#contract/fields';
import type { Field } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import { isSame } from '../data/changed-fields';
import { problemsOf, valueAt } from './fields-at';

type Values = Record<string, unknown>;

interface Held {
  readonly path: string;
  readonly field: Field;
  /** Asked for even where a record could be without it, in a sentence of its own where it is one. */
  readonly needed?: boolean | string;
}

/**
 * Holds what is asked for to its declaration, as the form of a record does. `before`: what a record that is changed says; of that only what is
 * not there and has to be is told, since what is not touched is not sent anew.
 */
export const askedResolver =
  (askedFor: (typed: Values) => readonly Held[], before?: Readonly<Values>): Resolver<Values> =>
  (typed, _, options) => {
    const errors: Record<string, FieldError> = {};
    for (const { path, field, needed = false } of askedFor(typed)) {
      const value = normaliseValue(valueAt(typed, path), field);
      const isMissing = value === null || value === undefined;
      const isUntouched = before !== undefined && isSame(value, normaliseValue(valueAt(before, path), field));
      if (isUntouched && !(needed && isMissing)) continue;
      const problems =
        typeof needed === 'string' && isMissing
          ? [[path, needed] as const]
          : problemsOf(field, value, path, Boolean(needed) || isNeeded(field));
      for (const [at, message] of problems) errors[at] ??= { type: 'asked', message };
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: toNestErrors(errors, options) }
      : { values: typed, errors: {} };
  };
