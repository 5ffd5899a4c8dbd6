import type { Settings } from '../settings';
import type { Sealer } from './sealer';
import { sealerOf } from './sealer';

/** The sealer of a host: with a secret of its own, or the one of its sessions; what was sealed with either, or before, still opens. */
export function openSealer(
  { fieldSecret, fieldSecretsBefore }: Pick<Settings, 'fieldSecret' | 'fieldSecretsBefore'>,
  secret: string,
): Sealer {
  return sealerOf([fieldSecret ?? secret, secret, ...fieldSecretsBefore]);
}
