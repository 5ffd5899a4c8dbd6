import { useRecordContext } from 'react-admin';
import type { KindName } from '#contract/fields';
import { vocabularies } from '#contract/vocabularies/index';
import { ChoicesInput } from '../../kinds/inputs/choice';
import type { KindInputProps } from '../../kinds/people-half';
import { useReportKinds } from './report-calls';

/** The reports of a schedule: those that the person may have made, and what stands there already. */
export function ReportTypesInput(props: KindInputProps<KindName>) {
  const { data } = useReportKinds();
  const stands: unknown = useRecordContext()?.reportTypes;
  const offered = new Set<string>([
    ...(data ?? []).map(({ reportType }) => reportType),
    ...(Array.isArray(stands) ? (stands as string[]) : []),
  ]);
  const among = vocabularies.reportType.filter((name) => offered.has(name));
  return <ChoicesInput {...(props as KindInputProps<'choices'>)} among={among} />;
}
