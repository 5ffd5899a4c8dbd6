import { AutocompleteArrayInput } from 'react-admin';
import { useWords } from '../../i18n/words';
import { useCommonProps } from '../../kinds/inputs/use-common-props';
import type { KindInputProps } from '../../kinds/people-half';
import { useCompanyFilters } from './report-calls';

/** The columns that the reports of a company are to have, of all that they can have. */
export function ColumnsInput(props: KindInputProps<'texts'>) {
  const { t } = useWords();
  const { data } = useCompanyFilters();
  const { defaultValue: _, ...common } = useCommonProps(props);
  return (
    <AutocompleteArrayInput
      {...common}
      choices={(data?.offered ?? []).map(({ name, label }) => ({ id: name, name: label }))}
      translateChoice={false}
      noOptionsText={t('form.noneFound')}
      autoHighlight
      openOnFocus={false}
    />
  );
}
