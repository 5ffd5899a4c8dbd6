import { useTranslate } from '../../i18n/use-translate';
import { SelectField } from '../../parts/select-field';
import type { NoteTemplate } from './use-templates';
import { useTemplates } from './use-templates';

/** A text that is written often, filled in from the file. */
export function TemplatePick(props: {
  fileId: string;
  value: string;
  onPick: (template: NoteTemplate | undefined) => void;
}) {
  const { fileId, value, onPick } = props;
  const t = useTranslate();
  const templates = useTemplates(fileId);
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={t('note.template')}
      value={value}
      onPick={(id) => onPick(templates.find((one) => one.id === id))}
      choices={[
        ['', t('note.templateNone')],
        ...templates.map((one): [string, string] => [one.id, one.name]),
      ]}
    />
  );
}
