import { expect, it } from 'vitest';
import { oldestDue } from '../../../../src/web/screens/billing/oldest-due';

it('what is due first is paid first, and of those due on one day what was issued first', () => {
  const due = (dueDate: string, invoiceNumber: string) => ({ dueDate, invoiceNumber });
  const issued = [
    due('2026-12-28', 'NLR-INV-2026-001045'),
    due('2026-12-28', 'NLR-INV-2026-001034'),
    due('2026-12-26', 'NLR-INV-2026-001040'),
  ];
  expect(issued.sort(oldestDue).map(({ invoiceNumber }) => invoiceNumber)).toEqual([
    'NLR-INV-2026-001040',
    'NLR-INV-2026-001034',
    'NLR-INV-2026-001045',
  ]);
});
