import type { KindName } from '#contract/fields';
import type { InputProps } from '../people-half';

/** What every native input carries, so that its label, its help and its error belong to it. */
export function attributesOf<K extends KindName>(props: InputProps<K>, look?: 'short' | 'serial' | 'amount') {
  const { id, name, invalid, describedBy, disabled, onBlur, inputRef } = props;
  return {
    id,
    name,
    disabled,
    onBlur,
    ref: inputRef,
    className: look ? `box box-${look}` : 'box',
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
}
