import { expect, it } from 'vitest';
import { reportName } from '#server/reports/ask-report';

it('names a report in its language, by its day, with no sign that a disk refuses', () => {
  const at = new Date('2026-11-21T02:00:00Z');
  const kept = { timeZone: 'America/Toronto', format: 'csv' } as const;
  expect(reportName('recon_spend', at, { ...kept, language: 'en' })).toBe(
    'Reconditioning spend and lift - 2026-11-20.csv',
  );
  expect(reportName('recon_spend', at, { ...kept, language: 'fr' })).toBe(
    'Remise en état dépenses et plus-value - 2026-11-20.csv',
  );
});
