import { useCallback } from 'react';
import type { CommandName } from '#contract/commands/index';
import type { AnswerTo, Sent } from '#contract/commands/input';
import type { CommandOptions } from '../http/call-command';
import { callCommand } from '../http/call-command';
import { useIdentity } from '../identity/identity-context';

/** Makes a command, with what it is sent and answers as it declares. It throws what the host refuses. */
export function useCommand<N extends CommandName>(
  name: N,
): (sent: Sent<N>, options?: CommandOptions) => Promise<AnswerTo<N>> {
  const { http } = useIdentity();
  return useCallback((sent, options) => callCommand(http, name, sent, options), [http, name]);
}
