import { SortButton, useListContext } from 'react-admin';
import type { KindName } from '#contract/fields';
import type { RecordProps, Slots } from '../../generated/slots';
import type { CellProps } from '../../kinds/people-half';
import { beginOnFile } from '../file/begin-on-file';
import { BulkRequests } from './bulk-requests';
import { RequestActions } from './request-actions';
import type { RequestRow } from './request-list';
import { RequestPayload } from './request-payload';
import { RequestRows } from './request-rows';

const rowOf = ({ record }: CellProps<KindName> | RecordProps): RequestRow => record as unknown as RequestRow;

const Payload = (props: CellProps<KindName>) => <RequestPayload row={{ ...rowOf(props), attachments: [] }} />;
const Actions = (props: RecordProps) => <RequestActions row={rowOf(props)} />;

type Filters = Readonly<Record<string, unknown>>;
const isInbox = ({ decidable }: Filters): boolean => [decidable].flat().includes('true');

/** Lines have no head to sort by. */
function SortLines() {
  const { filterValues } = useListContext();
  return (
    isInbox(filterValues as Filters) && (
      <SortButton
        fields={['createdAt', 'dueDate', 'amount']}
        sx={{ '& .MuiButton-root': { border: 0, color: 'text.primary' } }}
      />
    )
  );
}

/** What waits for one's decision stands in lines with all that decides it; any other requests in a table like those of other lists. */
export const requestSlots: Slots<'request'> = {
  rows: RequestRows,
  rowsFor: isInbox,
  create: beginOnFile('request', 'requests'),
  cells: { payload: Payload },
  actions: [Actions],
  bulk: [BulkRequests],
  listHead: [SortLines],
};
