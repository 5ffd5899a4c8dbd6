import { useNotify } from 'react-admin';
import type { Sent } from '#contract/commands/input';
import { reportCommands } from '#contract/commands/report';
import { reportParameters } from '#contract/reports/report-parameters';
import type { ReportParameter } from '#contract/reports/report-parameters';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { Report, ReportKind } from './report-calls';
import { useMakeReport } from './report-calls';

const { format } = reportCommands.createReport.body;

interface ReportDialogProps {
  readonly kind: ReportKind;
  /** One that was made before: what it was narrowed by stands there already. */
  readonly before?: Pick<Report, 'parameters' | 'format'>;
  readonly onClose: () => void;
}

/** Asks what a report is narrowed by and as what it is wanted, and has it made. */
export function ReportDialog({ kind, before, onClose }: ReportDialogProps) {
  const { t, locale } = useWords();
  const make = useMakeReport();
  const notify = useNotify();
  const names = kind.parameters as readonly ReportParameter[];
  const asked = names.map((name) => ({
    path: name,
    field: reportParameters[name],
    label: t(`reports.parameters.${name}`),
  }));
  return (
    <FieldsDialog
      title={kind.name}
      lead={kind.purpose}
      resource="file"
      asked={[...asked, { path: 'format', field: format, label: t('reports.format') }]}
      values={{
        ...Object.fromEntries(names.map((name) => [name, before?.parameters[name] ?? null])),
        format: before?.format ?? 'xlsx',
      }}
      save={t('reports.make')}
      onSave={async ({ format: wanted, ...parameters }) => {
        await make.mutateAsync({
          reportType: kind.reportType,
          parameters,
          format: wanted,
          language: locale,
        } as Sent<'createReport'>);
        // Who chose it far down does not see it come.
        notify(t('reports.begun', { name: kind.name }), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
