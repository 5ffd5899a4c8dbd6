import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import type { BulkProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { DecideDialog } from './decide-dialog';
import type { Decision } from './usual-words';
import type { RequestRow } from './request-list';

/** Decides with one note the ticked requests that wait for this person, those of other pages included. */
export function BulkRequests({ ids, records, done }: BulkProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const [deciding, setDeciding] = useState<{ decision: Decision; rows: readonly RequestRow[] } | null>(null);
  const here = records as unknown as readonly RequestRow[];
  const beyond = ids.filter((id) => !here.some((row) => row.id === id));
  const begin = async (decision: Decision) => {
    const { data } = beyond.length
      ? await dataProvider.getMany<RequestRow>(resourcePaths.request, { ids: beyond })
      : { data: [] };
    setDeciding({ decision, rows: [...here, ...data].filter(({ decidable }) => decidable) });
  };
  // What lies on other pages is not known before it is fetched.
  const any = beyond.length > 0 || here.some(({ decidable }) => decidable);
  const button = (key: string, label: string, decision: Decision) => (
    <Button
      variant={decision === 'approved' ? 'contained' : 'outlined'}
      color={decision === 'approved' ? 'primary' : 'inherit'}
      data-key={key}
      disabled={!any}
      title={any ? undefined : t('request.notYours')}
      onClick={() => void begin(decision)}
    >
      {label}
    </Button>
  );
  return (
    <Box data-bulk sx={{ display: 'contents' }}>
      {button('a', t('request.approve'), 'approved')}
      {button('d', t('request.decline'), 'declined')}
      {button('i', t('request.ask'), 'information_needed')}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} onDone={done} />}
    </Box>
  );
}
