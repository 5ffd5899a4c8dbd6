import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { repeatable } from '#contract/reference/searches';
import { resources } from '#contract/resources/index';
import { useCommand } from '../../../data/use-command';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../../kinds/format';
import { Value } from '../../../kinds/value';
import { Sign } from '../../../parts/sign';
import { useDoing } from '../../../parts/use-doing';
import { Quiet, Small } from '../../../parts/words-in-line';
import type { SearchKind, SearchRow } from './file-searches';
import { SearchFindings } from './search-findings';
import { SearchSubject } from './search-subject';

/** One search: for what, how far it is, who sells it, and what it found; what waits or failed is asked for again from here. */
export function SearchLine({ kind, row }: { kind: SearchKind; row: SearchRow }) {
  const { t, locale } = useWords();
  const rights = useRights();
  const { run, busy } = useDoing();
  const repeatSearch = useCommand('repeatSearch');
  const fetchAgain = useFetchAgain(kind);
  const mayRepeat =
    rights.serves('repeatSearch') && rights.may(kind, 'create') && repeatable.includes(row.status);
  const repeat = async () => {
    await repeatSearch({ kind, searchId: row.id });
    await fetchAgain();
    return t('searches.repeated');
  };
  return (
    <Stack component="li" sx={{ gap: 0.75, px: 2, py: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
        <strong>
          <SearchSubject kind={kind} row={row} />
        </strong>
        <Value
          value={row.status}
          field={resources.vinSearch.fields.status}
          resource={kind}
          name="status"
          record={{ ...row }}
          place="row"
        />
        {row.provider === 'sandbox' ? (
          <Sign tone="warn">{t('searches.sandbox')}</Sign>
        ) : (
          <Quiet>{t('searches.of', { provider: row.provider })}</Quiet>
        )}
        {mayRepeat && (
          <Button variant="text" disabled={busy} onClick={() => void run(repeat)}>
            {t('searches.repeat')}
          </Button>
        )}
      </Stack>
      <Small>
        <ReferenceName to="user" id={row.orderedBy} linked={false} /> · {formatDate(row.orderedAt, locale)} ·{' '}
        {formatMoney(row.cost, locale)}
        {row.expiresOn && ` · ${t('searches.until', { day: formatDate(row.expiresOn, locale) })}`}
      </Small>
      {row.problem && <span>{row.problem}</span>}
      {row.status === 'no_record' && <span>{t('searches.noRecord')}</span>}
      {row.status === 'complete' && <SearchFindings kind={kind} row={row} />}
    </Stack>
  );
}
