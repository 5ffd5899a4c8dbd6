import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { centsOf } from '#contract/money/cents';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import type { TraceRow } from './file-traces';

const day = 86_400_000;
/** For so long a search of one kind seldom finds anything new. */
const recent = 30;

/** Says of the trace that is being typed that the same was made a while ago, and what it cost, before it is bought twice. */
export function TracedBefore({ known }: { known: readonly TraceRow[] }) {
  const { t, locale } = useWords();
  const now = useNow();
  const [type, party] = useWatch({ name: ['skipTraceType', 'relatedPartyId'] }) as [string, string | null];
  const before = known
    .filter((one) => one.skipTraceType === type && (!party || one.relatedPartyId === party))
    .map((one) => ({ ...one, days: Math.floor((now - Date.parse(one.orderedAt)) / day) }))
    .find(({ days }) => days <= recent);
  if (!before) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('fileTabs.traces.before', { smart_count: before.days })}
      {centsOf(before.cost) > 0 &&
        ` ${t('fileTabs.traces.beforeCost', { amount: formatMoney(before.cost ?? '0.00', locale) })}`}
    </Alert>
  );
}
