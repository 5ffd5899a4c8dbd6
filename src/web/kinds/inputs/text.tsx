import { TextInput as AdminTextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/words';
import { formatPhone } from '../format';
import type { KindInputProps } from '../people-half';
import { CatalogueInput } from './catalogue';
import { CountryInput } from './country';
import { useCommonProps } from './use-common-props';
import { ZoneInput } from './zone';

const short = { maxWidth: 220 };

export function TextInput(props: KindInputProps<'text'>) {
  if (props.field.zone) return <ZoneInput {...props} />;
  if (props.field.country) return <CountryInput {...props} />;
  return props.field.proposed ? <CatalogueInput {...props} /> : <PlainTextInput {...props} />;
}

function PlainTextInput(props: KindInputProps<'text'>) {
  const common = useCommonProps(props);
  return <AdminTextInput {...common} slotProps={{ htmlInput: { maxLength: props.field.max ?? 200 } }} />;
}

/** Text of several lines; towards its end it says how much room is left. */
export function ProseInput(props: KindInputProps<'prose'>) {
  const { t } = useWords();
  const common = useCommonProps(props);
  const value: unknown = useWatch({ name: useWrappedSource(props.source) });
  const most = props.field.max ?? 10_000;
  const left = most - (typeof value === 'string' ? value.length : 0);
  const room = left < most / 5 && t('form.charactersLeft', { count: left });
  return (
    <AdminTextInput
      {...common}
      multiline
      minRows={3}
      maxRows={16}
      helperText={room || common.helperText}
      slotProps={{ htmlInput: { maxLength: most } }}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}

export function EmailInput(props: KindInputProps<'email'>) {
  const common = useCommonProps(props);
  const htmlInput = {
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  } as const;
  return <AdminTextInput {...common} type="email" autoComplete="off" slotProps={{ htmlInput }} />;
}

/** Typed in any of the usual ways, shown as people write it once it is understood. */
export function PhoneInput(props: KindInputProps<'phone'>) {
  const { locale } = useWords();
  const common = useCommonProps(props);
  return (
    <AdminTextInput
      {...common}
      type="tel"
      autoComplete="off"
      format={(value: string | null) => formatPhone(value ?? '', locale)}
      slotProps={{ htmlInput: { maxLength: 30 } }}
      sx={short}
    />
  );
}

export function PostalCodeInput(props: KindInputProps<'postalCode'>) {
  const common = useCommonProps(props);
  return (
    <AdminTextInput
      {...common}
      autoComplete="off"
      parse={(text: string) => text.toUpperCase() || null}
      slotProps={{ htmlInput: { maxLength: 7 } }}
      sx={short}
    />
  );
}

export function KeyInput(props: KindInputProps<'key'>) {
  const common = useCommonProps(props);
  return (
    <AdminTextInput
      {...common}
      autoComplete="off"
      parse={(text: string) => text.trim() || null}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}

/** Any value, as JSON. History alone carries such a field, and no form asks for it. */
export function ValueInput(props: KindInputProps<'value'>) {
  const common = useCommonProps(props);
  return (
    <AdminTextInput
      {...common}
      readOnly
      multiline
      format={(value: unknown) => (value == null ? '' : JSON.stringify(value))}
    />
  );
}
