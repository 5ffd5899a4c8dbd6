import type { QueryClient } from '@tanstack/react-query';
import type { CommandName } from '#contract/commands/index';
import type { Sent } from '#contract/commands/input';
import type { DeskData } from '../../data/desk-data';
import { resourcePaths } from '../../data/resource-paths';
import { rightsOf } from '../../data/rights';
import { callCommand } from '../../http/call-command';
import type { Http } from '../../http/http';
import type { Identity } from '../../identity/create-identity';

/** How many files stand in each stage. */
export const countsQuestion = { queryKey: [resourcePaths.file, 'getList', 'counts'], sent: {} } as const;

/** The day of somebody or of their team, as the address names it; where it names neither, the host says which. */
export function dayQuestion(address: URLSearchParams) {
  const asked = address.get('mine');
  const mine = asked === null ? undefined : asked === 'true';
  return { queryKey: [resourcePaths.file, 'getList', 'home', asked], mine, sent: { mine } } as const;
}

/** Asks for what the home page shows first while the desk around it is still being drawn: the page finds the answers, or waits for them. */
export async function readHomeAhead(
  { http, role }: Pick<Identity, 'http' | 'role'>,
  { queryClient }: Pick<DeskData, 'queryClient'>,
  search: string,
): Promise<void> {
  const { may, serves } = rightsOf(await role.load());
  if (serves('showHome')) read(http, queryClient, 'showHome', dayQuestion(new URLSearchParams(search)));
  if (serves('countFiles') && may('file', 'list')) read(http, queryClient, 'countFiles', countsQuestion);
}

function read<N extends CommandName>(
  http: Http,
  queryClient: QueryClient,
  name: N,
  { queryKey, sent }: { readonly queryKey: readonly unknown[]; readonly sent: Sent<N> },
): void {
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => callCommand(http, name, sent, { signal }),
  });
}
