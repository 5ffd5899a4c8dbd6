import { useInput } from 'react-admin';

/** The values of a filter form's input, and how to ask for others. */
export function useAsked(source: string) {
  const { field } = useInput<readonly string[]>({
    source,
    // A filter form gives an empty text for what is not asked for.
    format: (values) => (Array.isArray(values) ? values : []),
    parse: (values) => values,
  });
  return {
    asked: field.value as readonly string[],
    ask: (values: readonly string[]) => field.onChange(values),
  };
}
