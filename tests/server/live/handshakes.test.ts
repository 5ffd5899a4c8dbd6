import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { socketPath } from '#contract/live';
import { openLive } from '#server/live/open-live';
import { startHost } from '../../support/host';

it('lets one address try no more than so often in a minute, whatever it says of where it comes from', async () => {
  const host = await startHost();
  const live = openLive(host.server.server, {
    ...host.app,
    settings: { ...host.app.settings, demo: false, trustProxy: false },
  });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => live.close());
  const { port } = host.server.server.address() as AddressInfo;
  const statuses: number[] = [];
  for (let round = 0; round < 13; round += 1) {
    const hundred = Array.from({ length: 100 }, async (_, at) => {
      const headers = { 'x-forwarded-for': `10.0.${round}.${at}` };
      const { status } = await fetch(`http://127.0.0.1:${port}${socketPath}/?EIO=4&transport=polling`, {
        headers,
      });
      return status;
    });
    statuses.push(...(await Promise.all(hundred)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(1_200);
  expect(new Set(statuses.slice(1_200))).toEqual(new Set([403]));
});
