import type { Db } from '../../database/tables';
import type { Settings } from '../../settings';
import { overHttp } from './http';
import type { SagePort } from './port';
import { sandbox } from './sandbox';

/** The accounts at `SAGE_URL`, opened by `SAGE_TOKEN`; without an address, the host's own small book. */
export function openSage({ sageUrl, sageToken }: Settings, db: Db, now: () => Date): SagePort {
  return sageUrl ? overHttp(sageUrl, sageToken ?? '') : sandbox(db, now);
}
