import type { Call } from '#contract/resource';
import { splitCall } from '#contract/resource';
import type { Method } from './http';

export interface Address {
  readonly method: Method;
  readonly path: string;
}

/** A path takes one value; of several none is meant more than the others. */
export const onlyOne = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  return value.length === 1 ? (value[0] as unknown) : undefined;
};

/** A call with its path filled in. @throws Error where a value for the path is missing. */
export function addressOf(call: Call, values: Readonly<Record<string, unknown>> = {}): Address {
  const { method, path } = splitCall(call);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = onlyOne(values[name]);
    if (value === undefined || value === null || value === '') throw new Error(`${call} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
  return { method, path: filled };
}
