import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import type { fillFields } from './canaries';

type Put = (resource: ResourceName, circle: string, name: string, values: object) => Promise<string>;
type Fill = (resource: ResourceName, circleOf: Parameters<typeof fillFields>[2]) => Record<string, unknown>;

/**
 * Of each file an invoice that is out and a payment, which the client reads, and what is the agency's alone: an invoice in
 * preparation, money that passed between it and a vendor, and what it noted about money.
 */
export async function fillBilling(
  put: Put,
  fill: Fill,
  { file, fileId, agency, client }: { file: string; fileId: string; agency: string; client: string },
): Promise<void> {
  const [shared, own] = [`${file}.client`, `${file}.note.${agency}`];
  const clientId = seedId('company', client);
  for (const [name, circle] of [
    ['issued', shared],
    ['draft', own],
  ] as const)
    await put('invoice', circle, `${file} ${name}`, {
      ...fill('invoice', () => circle),
      fileId,
      clientId,
      status: name,
      state: 'ON',
      language: 'en',
      issueDate: name === 'draft' ? null : '2026-10-02',
      dueDate: name === 'draft' ? null : '2026-11-01',
    });
  for (const [name, circle] of [
    ['client', shared],
    ['vendor', own],
  ] as const)
    await put('payment', circle, `${file} ${name}`, {
      ...fill('payment', (path) => (path.endsWith('.note') ? own : circle)),
      fileId,
      paymentType: 'debtor_other',
      direction: 'in',
      method: 'eft',
      receivedDate: '2026-10-02',
      status: 'pending',
      companyId: name === 'vendor' ? seedId('company', 'V01') : null,
    });
}
