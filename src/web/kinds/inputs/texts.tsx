import { useState } from 'react';
import { TextArrayInput, useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate';
import type { KindInputProps } from '../people-half';
import { useCommonProps } from './use-common-props';

const tidy = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((one) => one.trim()).filter((one) => one !== '')),
];

/** Short texts, one after the other; Enter or a comma ends one. */
export function TextsInput(props: KindInputProps<'texts'>) {
  const t = useTranslate();
  const { defaultValue: _d, isRequired: _r, ...common } = useCommonProps(props);
  const { getValues, setValue } = useFormContext();
  const path = useWrappedSource(props.source);
  const [typed, setTyped] = useState('');
  return (
    <TextArrayInput
      {...common}
      helperText={common.helperText || t('form.addText')}
      parse={tidy}
      inputValue={typed}
      onInputChange={(_event, text) => {
        const pieces = text.split(',');
        const rest = pieces.pop() ?? '';
        setTyped(rest.trimStart());
        if (pieces.length === 0) return;
        const before = (getValues(path) ?? []) as readonly string[];
        setValue(path, tidy([...before, ...pieces]), { shouldDirty: true, shouldTouch: true });
      }}
    />
  );
}
