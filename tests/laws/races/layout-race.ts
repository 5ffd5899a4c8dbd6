import { companyId } from '../../support/network';
import { next, patching } from './making';
import type { Call } from './making';
import type { People } from './races';

/** How a lender’s spreadsheets are read is said by two at once, while the company itself is changed. */
export async function keepLayouts({ administrator, lender_supervisor }: People): Promise<readonly Call[]> {
  const clientId = companyId('LNA');
  const { body } = await administrator.call('GET', `/desk/placementLayout?clientId=${clientId}`);
  const follows = (body.data as unknown as readonly unknown[]).length;
  const keep =
    (by: typeof administrator): Call =>
    () =>
      by.call('PUT', '/desk/placementLayout', {
        ...{ clientId, follows, sheet: `Sheet ${next()}` },
        ...{ mapping: { Loan: 'accountNumber' }, values: {} },
      });
  return [
    keep(administrator),
    keep(lender_supervisor),
    patching(administrator, '/company/', { _id: clientId, website: `https://a${next()}.example` }),
  ];
}
