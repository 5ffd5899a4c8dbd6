import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import type { Locale } from '../../identity/locale';
import { useWords } from '../../i18n/words';
import { formatDecimal, formatInteger, formatMoney } from '../format';
import type { KindInputProps } from '../people-half';
import { readMoney, readNumber } from './read-figures';
import { useCommonProps } from './use-common-props';
import { useTyped } from './use-typed';

const htmlInput = {
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 20,
  style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
const short = { maxWidth: 220 };

export function IntegerInput(props: KindInputProps<'integer'>) {
  const { locale } = useWords();
  const { onBlur, ...common } = useCommonProps(props);
  const typed = useTyped<number>({
    write: (value) => (typeof value === 'number' ? formatInteger(value, locale, props.field.max) : value),
    read: (text) => readNumber(text, locale),
    onBlur,
  });
  return <TextInput {...common} {...typed} slotProps={{ htmlInput }} sx={short} />;
}

export function DecimalInput(props: KindInputProps<'decimal'>) {
  const { locale } = useWords();
  const { onBlur, ...common } = useCommonProps(props);
  const typed = useTyped<number>({
    write: (value) => (typeof value === 'number' ? formatDecimal(value, locale) : value),
    read: (text) => readNumber(text, locale),
    onBlur,
  });
  return <TextInput {...common} {...typed} slotProps={{ htmlInput }} sx={short} />;
}

/** Without its sign, which stands beside the input; what is no amount as it was typed. */
function plainMoney(value: string, locale: Locale): string {
  const written = formatMoney(value, locale);
  return written === value ? value : written.replace('$', '').trim();
}

/** An amount as people of either language type it, kept as the decimal string that travels. */
export function MoneyInput(props: KindInputProps<'money'>) {
  const { locale } = useWords();
  const { onBlur, ...common } = useCommonProps(props);
  const typed = useTyped<string>({
    write: (value) => plainMoney(value, locale),
    read: (text) => readMoney(text, locale),
    onBlur,
  });
  const sign = locale === 'fr' ? 'endAdornment' : 'startAdornment';
  const input = { [sign]: <InputAdornment position={locale === 'fr' ? 'end' : 'start'}>$</InputAdornment> };
  return <TextInput {...common} {...typed} slotProps={{ input, htmlInput }} sx={short} />;
}
