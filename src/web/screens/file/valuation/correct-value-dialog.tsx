import { resources } from '#contract/resources/index';
import { toldByProvider } from '#contract/valuation';
import type { ValueOf } from '#contract/vocabularies/index';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';

const { valueAtAssignment, valueAtAssignmentDate, valueAtAssignmentSource } =
  resources.file.fields.asset.fields;

// What a provider told is no source of what is typed.
const isTyped = (source: string | null | undefined): boolean =>
  !toldByProvider.some((told) => told === source);

/** Puts right what the asset was worth when the file was placed. */
export function CorrectValueDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, label } = useWords();
  const correct = useCommand('updateValueAtAssignment');
  const adopt = useAdoptFile();
  const { asset } = file;
  return (
    <FieldsDialog
      title={t('fileTabs.valuation.correct')}
      lead={t('fileTabs.valuation.correctLead')}
      resource="file"
      asked={[
        {
          ...{ path: 'value', field: valueAtAssignment, needed: true },
          label: label('file', 'asset.valueAtAssignment'),
        },
        {
          ...{ path: 'valueDate', field: valueAtAssignmentDate, needed: true },
          label: label('file', 'asset.valueAtAssignmentDate'),
        },
        {
          ...{ path: 'source', field: valueAtAssignmentSource, needed: true },
          label: label('file', 'asset.valueAtAssignmentSource'),
        },
      ]}
      values={{
        value: asset?.valueAtAssignment ?? null,
        valueDate: asset?.valueAtAssignmentDate ?? null,
        source: isTyped(asset?.valueAtAssignmentSource) ? asset?.valueAtAssignmentSource : null,
      }}
      save={t('fileTabs.valuation.correct')}
      onSave={async (given) => {
        const { value, valueDate: day, source } = given as Record<string, string>;
        const sent = {
          fileId: file.id,
          value: String(value),
          valueDate: String(day),
          source: source as ValueOf<'valueSource'>,
        };
        adopt(readRecord(await correct(sent)));
        return t('fileTabs.valuation.corrected');
      }}
      onClose={onClose}
    />
  );
}
