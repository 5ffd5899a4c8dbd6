import { openRequests } from '#contract/lifecycles/request';
import { useTranslate } from '../../../i18n/use-translate';
import { RaiseDialog } from '../../request/raise-dialog';
import { useFileRequests } from '../../request/request-list';
import { RequestLine } from '../../request/request-line';
import { useFileRecord } from '../file-record';
import { ActButton } from './act-button';
import { BelowGate } from './below-gate';

/** Asks the client to agree to the reserve; while it is asked, what waits for the answer. */
export function AskReserve() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data } = useFileRequests(file.id);
  const asked = data?.filter(
    ({ requestType, status }) => requestType === 'reserve_approval' && openRequests.includes(status),
  );
  if (asked && asked.length > 0)
    return (
      <BelowGate>
        {asked.map((row) => (
          <RequestLine key={row.id} row={row} />
        ))}
      </BelowGate>
    );
  const { reservePrice = null, floorPrice = null } = file.remarketing ?? {};
  return (
    <ActButton label={t('gates.askReserve')}>
      {(onClose) => (
        <RaiseDialog
          fileId={file.id}
          first="reserve_approval"
          payload={{ reservePrice, floorPrice }}
          onClose={onClose}
        />
      )}
    </ActButton>
  );
}
