import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SheetCard } from '../../../../src/web/screens/field/sheet-card';
import type { Sheet } from '../../../../src/web/screens/field/sheet-card';
import { showInDesk } from '../../show-in-desk';

const noah = { name: 'Noah Beaulieu-Roy' };
const sheet = {
  ...{ fileId: 'f-1', ref: 'LNA-1', debtorName: 'Noah Roy', assetSummary: '2019 Toyota Corolla', km: null },
  ...{ serialNumber: '2C4RDGCG5KR123456', plateNumber: 'ABCD 123', colour: null, state: 'ON' },
  ...{ status: 'attempting', statusDue: null, isRushFile: false, hold: false, safetyNotes: null },
  ...{ instructions: null, riskFlags: [], law: [], attempts: 0, lastAttemptAt: null, lastOutcome: null },
  reach: [
    { ...noah, number: '+16475550127' },
    { ...noah, number: '+16135550113' },
  ],
  addresses: [{ ...noah, address: '12 King St, Windsor, ON N8X 0Z2', addressStatus: null, km: null }],
} as unknown as Sheet;

it('a card of the road keeps each number in one, apart from the name before it, and the halves of a postal code together', async () => {
  const role = { _id: 'r-1', key: 'field_agent', name: 'Field agent', permissions: [] };
  const does = () => Promise.resolve();
  await showInDesk(<SheetCard sheet={sheet} onHook={does} onTry={does} />, { role, activityType: 'bailiff' });
  for (const number of ['(647) 555-0127', '(613) 555-0113', 'ABCD 123', 'KR123456'])
    expect((await screen.findByText(number)).textContent).toBe(number);
  expect(screen.getByRole('link', { name: /Windsor/ }).textContent).toBe(
    '12 King St, Windsor, ON N8X\u00a00Z2',
  );
});
