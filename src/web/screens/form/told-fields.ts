import type { Field } from '#contract/fields';
import { formOf } from '#contract/forms/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TextKey } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import type { Asked } from '../../parts/fields-dialog';

/** What has to be known to tell a field at all. */
const helps: Readonly<Record<string, TextKey>> = { saleTax: 'formDetails.saleTaxHelp' };

/** Reads what of a form a person tells: each field with its words, and with what helps to tell it. */
export function useToldFields(): (formType: ValueOf<'formType'>) => Asked[] {
  const { t, said } = useWords();
  const helpOf = (path: string, { set }: Field): string | undefined => {
    const key = helps[path] ?? (set === 'either' ? 'formDetails.readHelp' : undefined);
    return key && t(key);
  };
  return (formType) =>
    Object.entries<Field>(formOf(formType).fields)
      .filter(([, { set }]) => set !== 'host')
      .map(([path, field]) => ({
        ...{ path, field, label: said(path, { kind: 'field' }), help: helpOf(path, field) },
      }));
}
