import { useSession } from '../../identity/identity-context';
import type { InputProps } from '../people-half';
import { attributesOf } from './attributes';
import { instantAt, wallClock } from '../zone';

/** The browser's own date field: it speaks the person's language and needs no library. */
export function DateInput(props: InputProps<'date'>) {
  const { value, onChange } = props;
  return (
    <input
      {...attributesOf(props, 'short')}
      type="date"
      min="1900-01-01"
      max="2100-12-31"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

/** An instant, given on the clock of the person's own zone. */
export function MomentInput(props: InputProps<'moment'>) {
  const { user } = useSession();
  const { value, onChange } = props;
  return (
    <input
      {...attributesOf(props)}
      type="datetime-local"
      min="1900-01-01T00:00"
      max="2100-12-31T23:59"
      value={value ? wallClock(value, user?.timeZone) : ''}
      onChange={({ target }) => onChange(target.value ? instantAt(target.value, user?.timeZone) : null)}
    />
  );
}
