import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useSettled } from '../../../data/use-settled';
import { problemOf } from '../../../parts/fields-at';
import type { Placing } from './placing';

/** A file that stands already for the client and the account. */
export interface StandingFile {
  readonly id: string;
  readonly ref: string;
  readonly closed: boolean;
  /** Whether it was closed so lately that it can be re-opened. */
  readonly reopens: boolean;
}

type Asked = Pick<Placing, 'clientId' | 'bankAccountNumber'>;

const account = resources.file.fields.bankAccountNumber;
const reopenMonths = 24;

/**
 * What stands already for the client and the account, asked of the host a little after the last key.
 * @returns the file, and a function that answers the same at once, for what is placed now
 */
export function useAccountStanding(asked: Asked) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const settled = useSettled(`${asked.clientId ?? ''} ${asked.bankAccountNumber}`, 400);
  const query = ({ clientId, bankAccountNumber }: Asked) => ({
    queryKey: [resourcePaths.file, 'account', clientId, bankAccountNumber],
    queryFn: async (): Promise<StandingFile | null> => {
      const { data } = await dataProvider.getList<DeskRecord>(resourcePaths.file, {
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'lastActivityDate', order: 'DESC' },
        filter: { clientId, bankAccountNumber },
      });
      return standingAmong(data, bankAccountNumber);
    },
    staleTime: 10_000,
  });
  const { data } = useQuery({
    ...query(asked),
    enabled: isWhole(asked) && settled === `${asked.clientId ?? ''} ${asked.bankAccountNumber}`,
  });
  // Whoever cannot read the list is told by the host when they place the file.
  const standingOf = (placing: Placing): Promise<StandingFile | null> =>
    isWhole(placing) ? queryClient.fetchQuery(query(placing)).catch(() => null) : Promise.resolve(null);
  return { standing: isWhole(asked) ? (data ?? null) : null, standingOf };
}

const isWhole = ({ clientId, bankAccountNumber }: Asked): boolean =>
  Boolean(clientId) && !problemOf(account, bankAccountNumber || null, 'bankAccountNumber', true);

/** The open file of the account, else the one that was closed last. Four characters also find accounts that end so: not this one. */
function standingAmong(files: readonly DeskRecord[], bankAccountNumber: string): StandingFile | null {
  const same = files.filter(
    (file) => bankAccountNumber.length > 4 || file.bankAccountNumber === bankAccountNumber,
  );
  const lately = [...same].sort((one, other) =>
    String(other.closedDate ?? '').localeCompare(String(one.closedDate ?? '')),
  );
  const file = same.find(({ closed }) => closed !== true) ?? lately[0];
  if (!file) return null;
  const limit = new Date(String(file.closedDate ?? new Date().toISOString()));
  limit.setUTCMonth(limit.getUTCMonth() + reopenMonths);
  return { id: file.id, ref: String(file.ref), closed: file.closed === true, reopens: limit > new Date() };
}
