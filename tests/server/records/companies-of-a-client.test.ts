import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { copyFile } from '../../support/copied-files';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import { planOf } from '../../support/rows-read';
import type { Plan } from '../../support/rows-read';

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const supervisor = await signIn(host, 'supervisor');
  await placeFile(supervisor, { clientId: companyId('LNB') });
  await copyFile(host.app.db, await placeFile(supervisor), 5_000, []);
});
afterAll(() => close());

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

it('whom a lender works with is read of an index of its files, and of no file', async () => {
  const lender = await signIn(host, 'lender_b');
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { body } = await lender.call('GET', '/company/list');
  const statements = (asked.mock.calls as unknown as [text: string, values: unknown[]][]).filter(([text]) =>
    text.includes('"assignedCompanies"'),
  );
  asked.mockRestore();
  expect((body.data as unknown as { code: string }[]).map(({ code }) => code)).toContain('NLR');
  expect(statements.length).toBeGreaterThan(0);
  for (const [text, parameters] of statements) {
    const plan = await planOf(host.app.db, text, parameters);
    const files = nodes(plan).filter((one) => one['Relation Name'] === 'file');
    expect(files.map((one) => one['Node Type'])).toEqual(files.map(() => 'Index Only Scan'));
  }
});
