import { expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { column } from '../../support/network';
import { world } from '../../support/paying';
import { signIn } from '../../support/person';

it('tells a client by no filter of its fees which of them stand on a draft', async () => {
  const { accountant, host, fileId } = await world();
  const waiting = await putFee(host.app.db, { fileId, unitAmount: '10.00' });
  const drafted = await putFee(host.app.db, { fileId, unitAmount: '20.00' });
  const draft = await accountant.call('POST', '/invoice/', { fileId, feeIds: [drafted] });
  expect(draft.status).toBe(201);
  const asked = async (who: string, unbilled: string) =>
    column(
      await (await signIn(host, who)).call('GET', `/desk/fee/list?fileId=${fileId}&unbilled=${unbilled}`),
      '_id',
    ).sort();
  expect([await asked('accountant', 'true'), await asked('accountant', 'false')]).toEqual([
    [waiting],
    [drafted],
  ]);
  for (const who of ['lender_user', 'lender_supervisor'])
    expect([await asked(who, 'true'), await asked(who, 'false')], who).toEqual([
      [waiting, drafted].sort(),
      [],
    ]);
});
