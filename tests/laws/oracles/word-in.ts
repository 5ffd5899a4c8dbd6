import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';

/** What a value of a bucket is called in English: by its vocabulary, a flag by yes and no. */
export const wordIn =
  (name: ResourceName) =>
  (field: string, value: unknown): string => {
    const declared = declarationOf(name).fields[field];
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (declared?.kind !== 'choice') return String(value);
    return (choices[declared.of] as Readonly<Record<string, string>>)[String(value)] ?? 'without a word';
  };
