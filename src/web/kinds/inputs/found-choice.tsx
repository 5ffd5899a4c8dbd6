import { AutocompleteInput } from 'react-admin';
import type { KindName } from '#contract/fields';
import { useWords } from '../../i18n/words';
import type { KindInputProps } from '../people-half';
import { useCommonProps } from './use-common-props';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** One of more than a person takes in at a glance, found by typing. */
export function FoundChoice<K extends KindName>(props: KindInputProps<K> & { readonly choices: Choice[] }) {
  const { t } = useWords();
  const { choices } = props;
  const common = useCommonProps(props);
  return (
    <AutocompleteInput
      {...common}
      choices={choices}
      translateChoice={false}
      noOptionsText={t('form.noneFound')}
      TextFieldProps={{ placeholder: t('form.find') }}
      autoHighlight
      // A field that has the focus of a dialog does not hang its list over it before somebody asks.
      openOnFocus={false}
    />
  );
}
