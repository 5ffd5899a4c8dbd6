import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { Combobox } from '../../kinds/inputs/combobox';
import { useBillableFiles } from './billable-files';

/** Picks the file of a line among those that may be billed. `refs`: the numbers of files that are known already. */
export function FilePicker({ name, refs }: { name: string; refs: Map<string, string> }) {
  const { said } = useWords();
  const t = useTranslate();
  const { field, fieldState } = useController({ name });
  const files = useBillableFiles();
  const id = useId();
  const value = String(field.value ?? '');
  const problem = fieldState.error?.message;
  return (
    <div className="entry">
      <label htmlFor={id}>{t('vendorInvoice.form.file')}</label>
      <Combobox
        id={id}
        className="box"
        {...files}
        chosen={value ? [{ value, label: refs.get(value) ?? '…' }] : []}
        onChange={([chosen]) => {
          if (chosen) refs.set(chosen.value, chosen.label);
          field.onChange(chosen?.value ?? null);
        }}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
      />
      <p id={`${id}-said`} className={problem ? 'field-problem' : 'field-hint'}>
        {problem
          ? said(problem, { path: name, label: t('vendorInvoice.form.file') })
          : !value && t('vendorInvoice.form.fileHelp')}
      </p>
    </div>
  );
}
