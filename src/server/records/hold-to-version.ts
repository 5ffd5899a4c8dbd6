import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import type { Row } from '../database/tables';
import type { TransactionContext } from '../request/context';
import { present } from './present';

/**
 * Holds a change to the version that it was made on, where it says which: by its `If-Match`, or by the `version` in its body.
 * @throws Problem STALE_VERSION with the record as it stands
 */
export function holdToVersion(
  context: TransactionContext,
  name: ResourceName,
  current: { readonly version: number },
  version?: unknown,
): void {
  const seen = context.ifMatch ?? (typeof version === 'number' ? version : undefined);
  if (seen !== undefined && seen !== current.version)
    throw new Problem('STALE_VERSION', { current: present(name, { ...current } as Row, context.caller) });
}
