import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { FailedPart } from '../../../parts/failure';
import { FramedLines } from '../../../parts/framed-lines';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { RaiseDialog } from '../../request/raise-dialog';
import { RequestLine } from '../../request/request-line';
import { useFileRequests } from '../../request/request-list';
import { useBegun } from '../begin-on-file';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';

/** What was asked on the file, by whom and of whom, and what became of it. */
export function RequestsTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const [raising, setRaising] = useBegun();
  const { data, error, refetch } = useFileRequests(file.id);
  const mayRaise = rights.may('request', 'create') && mayWith(file, 'work');
  const raise = mayRaise && (
    <Button startIcon={<AddIcon />} onClick={() => setRaising(true)}>
      {t('request.raise')}
    </Button>
  );
  return (
    <TabPart>
      <Section title={t('request.title')} actions={data && data.length > 0 && raise}>
        {error && <FailedPart title={t('request.failed')} retry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={72} />}
        {data?.length === 0 && (
          <Standstill title={t('request.none')} lead={t('request.noneLead')}>
            {raise}
          </Standstill>
        )}
        <FramedLines>
          {data?.map((row) => (
            <RequestLine key={row.id} row={row} />
          ))}
        </FramedLines>
      </Section>
      {raising && mayRaise && <RaiseDialog fileId={file.id} onClose={() => setRaising(false)} />}
    </TabPart>
  );
}
