import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { usePreference } from '../../data/preferences';
import { useRights } from '../../data/rights';
import { EmptyList } from '../../generated/empty-list';
import type { RowsProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { FramedLines } from '../../parts/framed-lines';
import { Standstill } from '../../parts/standstill';
import { Tick } from '../../parts/tick';
import { useWaitingInvoices } from '../vendor-invoice/waiting-invoices';
import { WaitingList } from '../vendor-invoice/waiting-list';
import { useInboxKeys } from './inbox-keys';
import { useRequestName } from './request-effect';
import { RequestLine } from './request-line';
import type { RequestRow } from './request-list';

/** The inbox of approvals: what waits for this person, each with its details and what can be done about it, and the vendors' invoices that do. */
export function RequestRows({ canSelect }: RowsProps) {
  const t = useTranslate();
  const nameOf = useRequestName();
  const { data, isFetching, selectedIds, onToggleItem, onSelect, filterValues, page } =
    useListContext<RequestRow>();
  const rows = data ?? [];
  const ids = rows.filter(({ decidable }) => decidable).map(({ id }) => id);
  const isNarrowed = Object.keys(filterValues as object).length > 1;
  const approves = useRights().may('vendorInvoice', 'approve') && !isNarrowed && page === 1;
  const { data: invoices, total = 0 } = useWaitingInvoices(approves, 5);
  const [seenAt, setSeenAt] = usePreference('requestsSeenAt', '');
  // What is new stays marked for as long as the page is open.
  const [seenBefore] = useState(seenAt);
  useEffect(() => setSeenAt(new Date().toISOString()), [data, setSeenAt]);
  const inbox = useRef<HTMLDivElement>(null);
  useInboxKeys(inbox);
  const waiting = approves ? invoices : [];
  return (
    <Box ref={inbox} sx={{ maxWidth: 920, p: { xs: 1.5, sm: 2.5 }, pb: 8 }}>
      {waiting && waiting.length > 0 && <WaitingList rows={waiting} total={total} />}
      {canSelect && ids.length > 1 && (
        <Stack direction="row" sx={{ pl: 1.5, mb: 0.5, color: 'text.secondary' }}>
          <Tick
            label={t('list.selectAll')}
            checked={ids.every((id) => selectedIds.includes(id))}
            onChange={(isAll) => onSelect(isAll ? ids : [])}
          />
        </Stack>
      )}
      {rows.length > 0 && (
        <FramedLines aria-busy={isFetching}>
          {rows.map((row) => (
            <RequestLine
              key={row.id}
              row={row}
              withFile
              isNew={seenBefore !== '' && row.createdAt > seenBefore}
              mark={
                canSelect &&
                row.decidable && (
                  <Checkbox
                    sx={{ my: -0.75, ml: -0.75 }}
                    checked={selectedIds.includes(row.id)}
                    slotProps={{
                      input: {
                        'aria-label': t('list.selectRow', { name: nameOf(row) }),
                        'data-key': 'x',
                      } as object,
                    }}
                    onChange={() => onToggleItem(row.id)}
                  />
                )
              }
            />
          ))}
        </FramedLines>
      )}
      {rows.length === 0 &&
        (isNarrowed ? (
          <EmptyList name="request" canCreate={false} />
        ) : (
          waiting?.length === 0 && <Standstill title={t('request.empty')} lead={t('request.emptyLead')} />
        ))}
    </Box>
  );
}
