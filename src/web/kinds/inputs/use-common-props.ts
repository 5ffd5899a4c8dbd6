import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { KindName } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import { inputId } from '../input-id';
import type { KindInputProps } from '../people-half';

/** What every react-admin input of a kind is given. What is left is brought into its stored form. */
export function useCommonProps<K extends KindName>(props: KindInputProps<K>) {
  const { source, field, id, label, helperText = false, disabled, isRequired, defaultValue } = props;
  const { getValues, setValue } = useFormContext();
  const path = useWrappedSource(source);
  return {
    source,
    id: id ?? inputId(path),
    label,
    helperText,
    // react-hook-form takes a disabled input's value out of the form; what is only not asked for stays.
    readOnly: disabled === true,
    isRequired: isRequired === true,
    defaultValue,
    fullWidth: true,
    margin: 'none',
    onBlur: () => {
      const value: unknown = getValues(path);
      const stored = normaliseValue(value, field);
      if (stored === value || (stored === null && (value === '' || value === undefined))) return;
      setValue(path, stored, { shouldDirty: true, shouldValidate: true });
    },
  } as const;
}
