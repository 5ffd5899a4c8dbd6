import { useController } from 'react-hook-form';
import { useWords } from '../../i18n/words';
import { inputId } from '../../kinds/input-id';
import { Picker } from '../../kinds/inputs/picker';
import { useBillableFiles } from './billable-files';

/** Picks the file of a line among those that may be billed. `refs`: the numbers of files that are known already. */
export function FilePicker({ name, refs }: { name: string; refs: Map<string, string> }) {
  const { t, said } = useWords();
  const { field, fieldState } = useController({ name });
  const files = useBillableFiles();
  const value = String(field.value ?? '');
  const problem = fieldState.error?.message;
  return (
    <Picker
      id={inputId(name)}
      label={t('vendorInvoicePage.form.file')}
      {...files}
      chosen={value ? { id: value, name: refs.get(value) ?? '…' } : null}
      onChoose={(chosen) => {
        if (chosen) refs.set(chosen.id, chosen.name);
        field.onChange(chosen?.id ?? null);
      }}
      problem={problem && said(problem, { path: name, label: t('vendorInvoicePage.form.file') })}
      helperText={!value && t('vendorInvoicePage.form.fileHelp')}
    />
  );
}
