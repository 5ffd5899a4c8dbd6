import Alert from '@mui/material/Alert';
import { reportFilters } from '#contract/reports/report-parameters';
import { useWords } from '../../i18n/words';
import { useCompanyFilters } from './report-calls';

const lists = ['states', 'stages', 'statuses', 'assetTypes', 'contractTypes'] as const;

/** What a company has all its reports on files narrowed by, for who would else take one for the whole. */
export function Narrowed() {
  const { t, choice } = useWords();
  const { data } = useCompanyFilters();
  if (!data) return null;
  const { filters } = data;
  const chosen = lists.flatMap((name) =>
    (filters[name] ?? []).map((value) => choice(reportFilters[name].of, value)),
  );
  const said = [...chosen, ...(filters.includeHold === false ? [t('reports.withoutHeld')] : [])];
  if (said.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {t('reports.narrowed', { by: said.join(', ') })}
    </Alert>
  );
}
