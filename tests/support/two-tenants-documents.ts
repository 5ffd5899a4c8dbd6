import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import type { Canaries, fillFields } from './canaries';
import { homes } from './two-tenants-cast';
import type { Placed } from './two-tenants-cast';

const at = '2026-10-01T12:00:00.000Z';
const company = (code: string): string => seedId('company', code);
const person = (who: string): string => seedId('user', `${who}@demo.example`);

export interface Filing {
  readonly one: Placed;
  readonly agent: string;
  readonly client: string;
  readonly fileId: string;
  fill(resource: ResourceName, circleOf: Parameters<typeof fillFields>[2]): Record<string, unknown>;
  put(resource: ResourceName, circle: string, name: string, values: object): Promise<string>;
  circle(part: string): string;
  readonly canaries: Canaries;
}

/** Documents and requests of a file, between each two sides. */
export async function addDocuments({ one, agent, client, fileId, fill, put, circle }: Filing): Promise<void> {
  const document = (name: string, part: string, who: string, visibility: string): Promise<string> =>
    put('document', circle(part), `${one.name} ${name}`, {
      ...fill('document', (path) => (/sha256/.test(path) ? `${one.name}.print.${part}` : circle(part))),
      fileIds: [fileId],
      documentType: 'other',
      originType: 'agency_upload',
      mimeType: 'application/pdf',
      sizeBytes: 1,
      visibility,
      postedToClient: false,
      uploadedByCompanyId: company(homes[who] ?? ''),
      createdBy: person(who),
      scanStatus: 'clean',
    });
  await document('all', 'open', agent, 'client_and_vendor');
  await document('client', 'client', agent, 'client');
  await document('vendor', 'vendor', agent, 'vendor');
  await document('internal', `history.${one.agency}`, agent, 'internal');
  const ask = (name: string, part: string, who: string, asked: string): Promise<string> =>
    put('request', circle(part), `${one.name} ${name}`, {
      ...fill('request', (path) => (/linkedEntity|payload/.test(path) ? undefined : circle(part))),
      fileIds: [fileId],
      requestType: 'privacy',
      status: 'submitted',
      requestedBy: person(who),
      requestedByCompanyId: company(homes[who] ?? ''),
      assignedToCompanyId: company(asked),
    });
  await ask('of the client', 'client', client, one.agency);
  await ask('to the client', 'client', agent, one.client);
  await ask('within the agency', `history.${one.agency}`, agent, one.agency);
  const [vendor] = one.vendors;
  const who = Object.entries(homes).find(([, home]) => home === vendor)?.[0];
  if (who && vendor) await ask('of a vendor', `ask.${vendor}`, who, one.agency);
}

/** What each vendor of a file bills. */
export async function addVendorInvoices({
  one,
  agent,
  fileId,
  fill,
  put,
  circle,
  canaries,
}: Filing): Promise<void> {
  for (const code of one.vendors) {
    const own = `invoice.${code}`;
    const invoiceId = await put('vendorInvoice', circle(own), `${one.name} ${code}`, {
      ...fill('vendorInvoice', (path) =>
        circle(/\.(sage|provider)/.test(path) || /approvals\.note/.test(path) ? `accounts.${code}` : own),
      ),
      companyId: company(code),
      fileIds: [fileId],
      invoiceDate: '2026-09-30',
      invoiceStatus: 'in_review',
      lines: [
        {
          fileId,
          feeType: 'towing_local',
          quantity: 1,
          unitAmount: canaries.make(circle(own), 'vendorInvoice.lines.unitAmount', { kind: 'money' }),
        },
      ],
      approvals: [
        {
          level: 1,
          userId: person(agent),
          decision: 'approved',
          at,
          note: canaries.make(circle(`accounts.${code}`), 'vendorInvoicePage.approvals.note'),
        },
      ],
      approvalLevel: 2,
      saleCosts: false,
      directBilling: false,
    });
    const who = Object.entries(homes).find(([, home]) => home === code)?.[0] ?? agent;
    await put('document', circle(own), `${one.name} document of ${code}`, {
      ...fill('document', () => circle(own)),
      fileIds: [fileId],
      documentType: 'vendor_invoice',
      originType: 'vendor_upload',
      mimeType: 'application/pdf',
      sizeBytes: 1,
      visibility: 'internal',
      postedToClient: false,
      uploadedByCompanyId: company(code),
      createdBy: person(who),
      scanStatus: 'clean',
    });
    await put('history', circle(own), `${one.name} invoice ${code}`, {
      fileId,
      type: 'vendor_invoice_changed',
      entity: 'vendorInvoice',
      entityId: invoiceId,
      at,
      byUserId: person(agent),
      byCompanyId: company(one.agency),
      source: 'api',
      requestId: null,
      message: canaries.make(circle(own), 'history.message'),
      visibility: 'vendor',
      updatedFields: [],
      changes: [],
    });
  }
}
