import { vocabularies } from '#contract/vocabularies/index';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import type { InputProps } from '../people-half';
import { attributesOf } from './attributes';
import { Combobox } from './combobox';

/** One of a closed list: the browser's own select, which every person and every screen reader knows. */
export function ChoiceInput(props: InputProps<'choice'>) {
  const { t, choice } = useWords();
  const { value, onChange, field } = props;
  return (
    <select
      {...attributesOf(props)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      {(!field.required || !value) && <option value="">{field.required ? t('form.choose') : '–'}</option>}
      {vocabularies[field.of].map((one) => (
        <option key={one} value={one}>
          {choice(field.of, one)}
        </option>
      ))}
    </select>
  );
}

export function ChoicesInput(props: InputProps<'choices'>) {
  const { choice } = useWords();
  const { value, onChange, field } = props;
  const options = vocabularies[field.of].map((one) => ({
    value: one as string,
    label: choice(field.of, one),
  }));
  return (
    <Combobox
      {...attributesOf(props)}
      options={options}
      chosen={(value ?? []).map((one) => ({ value: one, label: choice(field.of, one) }))}
      onChange={(chosen) => onChange(chosen.map((one) => one.value))}
      many
    />
  );
}

/** Short texts, one after the other; Enter or a comma ends one. */
export function TextsInput(props: InputProps<'texts'>) {
  const t = useTranslate();
  const { value, onChange, onBlur } = props;
  const [typed, setTyped] = useState('');
  const chosen = value ?? [];
  const take = () => {
    const text = typed.trim();
    setTyped('');
    if (text && !chosen.includes(text)) onChange([...chosen, text]);
  };
  return (
    <span className="box box-many">
      {chosen.map((one) => (
        <span key={one} className="chip">
          {one}
          <button
            type="button"
            className="chip-remove"
            aria-label={`${t('remove')} ${one}`}
            onClick={() => onChange(chosen.filter((other) => other !== one))}
          >
            ×
          </button>
        </span>
      ))}
      <input
        {...attributesOf(props)}
        className="box-inner"
        type="text"
        maxLength={60}
        placeholder={chosen.length === 0 ? t('form.addText') : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          take();
          onBlur();
        }}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ',') && typed.trim()) {
            event.preventDefault();
            take();
          }
          if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1));
        }}
      />
    </span>
  );
}
