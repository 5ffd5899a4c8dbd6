import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditEvent } from '../../../../src/web/screens/audit-log/audit-calls';
import { AuditTable } from '../../../../src/web/screens/audit-log/audit-table';
import { showScreen } from '../desk';

const event = (_id: string, what: string, rows: number | null) =>
  ({
    ...{ _id, at: '2026-11-20T15:00:00Z', action: 'export', userId: 'u-1', userName: 'Ada Singh' },
    ...{ companyName: 'Northern', fileId: null, fileRef: null, what, rows, ip: null },
  }) as AuditEvent;

it('says of what was taken how many rows it had, none among them, and nothing where nobody counted', async () => {
  const events = [event('a', 'file', 1200), event('b', 'evidence_pack', 0), event('c', 'auditLog', null)];
  await showScreen(<AuditTable events={events} onPerson={() => undefined} />, () => undefined);
  const [, ...rows] = await screen.findAllByRole('row');
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map(([, , , , what, count]) => [what, count])).toEqual([
    ['Files', '1,200'],
    ['Evidence pack', '0'],
    ['Audit log', ''],
  ]);
});
