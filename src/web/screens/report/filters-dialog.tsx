import { useQueryClient } from '@tanstack/react-query';
import type { AnswerTo, Sent } from '#contract/commands/input';
import { reportFilters } from '#contract/reports/report-parameters';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../../parts/ask-dialog';
import { Awaited } from '../../parts/awaited';
import { FieldsDialog } from '../../parts/fields-dialog';
import { ColumnsInput } from './columns-input';
import { filtersKey, useCompanyFilters } from './report-calls';

type Kept = AnswerTo<'showCompanyReportFilters'>;

const asked = [
  'states',
  'stages',
  'statuses',
  'assetTypes',
  'contractTypes',
  'includeHold',
  'includeClosedDays',
  'groupBy',
  'columns',
] as const;

/** What all reports on files of the person's company are narrowed by. */
export function FiltersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { data, error, refetch } = useCompanyFilters();
  if (data) return <Filters kept={data} onClose={onClose} />;
  return (
    <AskDialog title={t('reports.filters')} confirm={t('close')} onConfirm={onClose} onClose={onClose}>
      <Awaited data={data} error={error} refetch={refetch} />
    </AskDialog>
  );
}

function Filters({ kept, onClose }: { kept: Kept; onClose: () => void }) {
  const { t, label } = useWords();
  const replace = useCommand('replaceCompanyReportFilters');
  const queryClient = useQueryClient();
  const { companyId, filters, mayEdit } = kept;
  return (
    <FieldsDialog
      title={t('reports.filters')}
      lead={mayEdit ? t('reports.filtersLead') : t('reports.filtersOthers')}
      resource="company"
      wide
      asked={asked.map((name) => ({
        path: name,
        field: reportFilters[name],
        label: label('company', `reportFilters.${name}`),
        disabled: !mayEdit,
        ...(name === 'columns' && { own: ColumnsInput as never, help: t('reports.columnsHelp') }),
      }))}
      values={filters}
      save={mayEdit ? t('reports.saveFilters') : t('close')}
      onSave={async (values) => {
        if (mayEdit) {
          await replace({ companyId, filters: values } as Sent<'replaceCompanyReportFilters'>);
          await queryClient.invalidateQueries({ queryKey: filtersKey });
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
