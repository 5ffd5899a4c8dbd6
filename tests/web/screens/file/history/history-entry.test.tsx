import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryEntry } from '../../../../../src/web/screens/file/history/history-entry';
import type { HistoryRow } from '../../../../../src/web/screens/file/history/history-entry';
import { showScreen } from '../../desk';

const counted = {
  ...{ id: 'h-1', type: 'system', entity: 'file', source: 'system', byUserId: 'u-1' },
  ...{ at: '2026-11-28T05:22:00Z', message: '154 days past due.' },
  changes: [
    { field: 'daysPastDue', before: 153, after: 154 },
    { field: 'daysPastDueOn', before: '2026-11-27', after: '2026-11-28' },
  ],
} as unknown as HistoryRow;

it('tells in one line of the days that the host counted on, in nobody’s name', async () => {
  await showScreen(<HistoryEntry entry={counted} />, () => undefined);
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent(/The system · 154 days past due\. · Days past due 153 → 154$/);
});
