import { hasVinCheckDigit, isVin, vinModelYear } from '#contract/vin';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatPhone, isMasked } from '../format';
import { DoubtMark } from '../mark-icons';
import type { InputProps } from '../people-half';
import { attributesOf } from './attributes';

export function TextInput(props: InputProps<'text'>) {
  const { value, onChange, field } = props;
  return (
    <input
      {...attributesOf(props)}
      type="text"
      maxLength={field.max ?? 200}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function ProseInput(props: InputProps<'prose'>) {
  const t = useTranslate();
  const { value, onChange, field } = props;
  const most = field.max ?? 10_000;
  const left = most - (value ?? '').length;
  return (
    <div>
      <textarea
        {...attributesOf(props)}
        rows={4}
        maxLength={most}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
      {left < most / 5 && <p className="field-hint figures">{t('form.charactersLeft', { count: left })}</p>}
    </div>
  );
}

export function EmailInput(props: InputProps<'email'>) {
  const { value, onChange } = props;
  return (
    <input
      {...attributesOf(props)}
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Typed in any of the usual ways, shown as people write it once it is understood. */
export function PhoneInput(props: InputProps<'phone'>) {
  const { locale } = useWords();
  const { value, onChange } = props;
  return (
    <input
      {...attributesOf(props)}
      type="tel"
      autoComplete="off"
      maxLength={30}
      value={formatPhone(value ?? '', locale)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function PostalCodeInput(props: InputProps<'postalCode'>) {
  const { value, onChange } = props;
  return (
    <input
      {...attributesOf(props, 'short')}
      type="text"
      maxLength={7}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value.toUpperCase())}
    />
  );
}

/** A number that is no VIN, such as a hull's: upper case as it is typed. */
export function PlainSerialInput(props: InputProps<'serial'>) {
  const { value, onChange, field } = props;
  return (
    <input
      {...attributesOf(props, 'serial')}
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={field.vin ? 17 : 30}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value.toUpperCase().replace(/[\s-]/g, ''))}
    />
  );
}

/** A number that may be a VIN. One whose check digit does not fit is doubted, not refused. */
export function SerialInput(props: InputProps<'serial'>) {
  const t = useTranslate();
  const typed = props.value ?? '';
  const isWhole = isVin(typed);
  const year = isWhole ? vinModelYear(typed, new Date().getFullYear() + 1) : undefined;
  return (
    <div>
      <PlainSerialInput {...props} />
      {isMasked(typed) ? null : isWhole && !hasVinCheckDigit(typed) ? (
        <p className="field-doubt" role="status">
          <DoubtMark /> {t('form.vinDoubt')}
        </p>
      ) : year ? (
        <p className="field-hint">{t('form.vinYear', { year })}</p>
      ) : (
        typed.length > 6 &&
        typed.length < 17 && (
          <p className="field-hint figures">{t('form.vinLength', { count: typed.length })}</p>
        )
      )}
    </div>
  );
}

export function KeyInput(props: InputProps<'key'>) {
  const { value, onChange } = props;
  return (
    <input
      {...attributesOf(props, 'serial')}
      type="text"
      spellCheck={false}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}

/** Any value, as JSON. History alone carries such a field, and no form asks for it. */
export function ValueInput(props: InputProps<'value'>) {
  const { value } = props;
  return (
    <textarea {...attributesOf(props)} rows={3} readOnly value={value == null ? '' : JSON.stringify(value)} />
  );
}
