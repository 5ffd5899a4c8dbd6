import { useState } from 'react';
import { useWords } from '../../i18n/words';
import type { InputProps } from '../people-half';
import { attributesOf } from './attributes';

/** The number a person meant, with a comma or a point; what is no number stays text, for the validation to say so. */
function readNumber(typed: string): number | string | null {
  const text = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
}

function NumberInput(props: InputProps<'integer' | 'decimal'>) {
  const { locale } = useWords();
  const { value, onChange, onBlur } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const stored = value == null ? '' : String(value);
  const shown = locale === 'fr' ? stored.replace('.', ',') : stored;
  return (
    <input
      {...attributesOf(props, 'short')}
      type="text"
      inputMode="decimal"
      maxLength={16}
      value={typing ?? shown}
      onChange={({ target }) => {
        setTyping(target.value);
        onChange(readNumber(target.value));
      }}
      onBlur={() => {
        setTyping(null);
        onBlur();
      }}
    />
  );
}

export function IntegerInput(props: InputProps<'integer'>) {
  return <NumberInput {...props} />;
}

export function DecimalInput(props: InputProps<'decimal'>) {
  return <NumberInput {...props} />;
}

/** An amount as people of either language type it, kept as the decimal string that travels. */
export function MoneyInput(props: InputProps<'money'>) {
  const { locale } = useWords();
  const { value, onChange } = props;
  const stored = value ?? '';
  return (
    <span className={`box-with box-with-${locale}`}>
      <span className="unit" aria-hidden="true">
        $
      </span>
      <input
        {...attributesOf(props, 'amount')}
        type="text"
        inputMode="decimal"
        maxLength={16}
        value={locale === 'fr' ? stored.replace('.', ',') : stored}
        onChange={({ target }) => onChange(readAmount(target.value, locale))}
      />
    </span>
  );
}

/** `1,234.5` and `1 234,5` → `1234.5`; two places follow when the field is left. */
export function readAmount(typed: string, locale: 'en' | 'fr'): string {
  const text = typed.replace(/[\s\u00a0$]/g, '');
  return locale === 'fr' ? text.replace(',', '.') : text.replaceAll(',', '');
}

export function FlagInput(props: InputProps<'flag'>) {
  const { value, onChange, label } = props;
  const { className: _, ...attributes } = attributesOf(props);
  return (
    <label className="tick">
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
