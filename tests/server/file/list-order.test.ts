import { expect, it } from 'vitest';
import { placeFile } from '../../support/place-file';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { share } from '../../support/shared-file';

it('orders files by what is owed for those who see it, and refuses that order to those who do not', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_user');
  const less = await placeFile(lender, { balanceAmount: '900.00' });
  const more = await placeFile(lender, { balanceAmount: '10000.00' });
  const listed = (await lender.call('GET', '/file/list?sortBy=-balanceAmount')).body as unknown as {
    data: { _id: string }[];
  };
  expect(listed.data.map(({ _id }) => _id)).toEqual([more._id, less._id]);
  await share(host, less._id, { companies: ['V01'], people: ['field_agent'] });
  const agent = await signIn(host, 'field_agent');
  expect((await agent.call('GET', '/file/list?sortBy=ref')).status).toBe(200);
  expect(await agent.call('GET', '/file/list?sortBy=balanceAmount')).toMatchObject({
    status: 400,
    body: { message: 'This list cannot be sorted by balanceAmount.' },
  });
});
