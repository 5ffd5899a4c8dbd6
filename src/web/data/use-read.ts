import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { CommandName } from '#contract/commands/index';
import type { AnswerTo, RowOf, Sent } from '#contract/commands/input';
import type { Deniable } from './read';
import { useRights } from './rights';
import { useCommand } from './use-command';

type Reading<Body, Shown> = Omit<UseQueryOptions<Body, Error, Shown>, 'queryKey' | 'queryFn'>;

/**
 * What a command answers, where no resource's list or record says it. One that this host does not know is not asked: what would wait
 * for its answer asks `serves` and is not there, or says that it is `isDenied`.
 */
export function useRead<N extends CommandName, Shown = AnswerTo<N>>(
  queryKey: QueryKey,
  name: N,
  sent: Sent<N>,
  options: Reading<AnswerTo<N>, Shown> = {},
) {
  const command = useCommand(name);
  const isServed = useRights().serves(name);
  const enabled = isServed ? options.enabled : false;
  const read = useQuery({
    ...options,
    ...(enabled !== undefined && { enabled }),
    queryKey,
    queryFn: ({ signal }) => command(sent, { signal }),
  });
  const told: typeof read & Deniable = isServed ? read : { ...read, isDenied: true };
  return told;
}

/** The same of a command that answers `{ data }`. */
export const useReadData = <N extends CommandName>(
  queryKey: QueryKey,
  name: N,
  sent: Sent<N>,
  options: Omit<Reading<AnswerTo<N>, readonly RowOf<N>[]>, 'select'> = {},
) =>
  useRead(queryKey, name, sent, {
    ...options,
    select: (answer) => (answer as unknown as { data: readonly RowOf<N>[] }).data,
  });
