import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, decide, tow } from '../../support/vendor-billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { column, companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
const who: Record<string, Person> = {};
const by = (name: string): Person => who[name] as Person;
/** An invoice from before the client paid vendors itself, and one from after. */
let plain: Reply;
let direct: Reply;

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const name of [
    'supervisor',
    'file_manager',
    'vendor_manager',
    'lender_supervisor',
    'lender_b_supervisor',
  ])
    who[name] = await signIn(host, name);
  plain = await billed('D-1');
  await host.app.db
    .updateTable('company')
    .set({ playbook: JSON.stringify({ vendorDirectBilling: true }) as never })
    .where('_id', '=', companyId('LNA'))
    .execute();
  direct = await billed('D-2');
});
afterAll(() => close());

async function billed(invoiceNumber: string, invoiceStatus = 'submitted'): Promise<Reply> {
  const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
  const documentId = await addDocument(host, [fileId]);
  const given = { invoiceNumber, documentId, invoiceStatus };
  const reply = await bill(by('vendor_manager'), [tow(fileId, { unitAmount: '100.00', hst: '0.00' })], given);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply;
}

const idOf = (reply: Reply): string => String(reply.body._id);
const fileOf = (reply: Reply): string => String((reply.body.fileIds as unknown as string[])[0]);
const statusOf = async (name: string, path: string) => (await by(name).call('GET', path)).status;
const reads = (name: string, reply: Reply) => statusOf(name, `/desk/vendorInvoice/${idOf(reply)}`);
const readsDocument = (name: string, reply: Reply) =>
  statusOf(name, `/document/${String(reply.body.documentId)}`);

describe('a client that pays vendors itself', () => {
  it('is told with its role which lists stay empty for it: not this one', async () => {
    const roleOf = async (name: string) => {
      const { body } = await by(name).call('GET', `/user/${by(name).userId}`);
      return (await by(name).call('GET', `/role/${String(body.roleId)}`)).body;
    };
    expect((await roleOf('lender_supervisor')).staysEmpty).toEqual([]);
    expect((await roleOf('lender_b_supervisor')).staysEmpty).toEqual(['vendorInvoice']);
    expect((await roleOf('vendor_manager')).staysEmpty).toEqual([]);
    expect((await roleOf('supervisor')).staysEmpty).toEqual([]);
    const { body } = await by('supervisor').call('GET', `/role/${seedId('role', 'lender_user')}`);
    expect('staysEmpty' in body).toBe(false);
  });

  it('sees what it is billed once it was sent, of its own files only, and no contract price', async () => {
    expect(direct.body).toMatchObject({ approvalLevel: 0, directBilling: true });
    const list = await by('lender_supervisor').call('GET', '/vendorInvoice/list');
    expect(column(list, '_id')).toEqual([idOf(direct)]);
    expect(await reads('lender_supervisor', plain)).toBe(404);
    expect(await reads('lender_supervisor', await billed('D-3', 'draft'))).toBe(404);
    expect((await by('lender_b_supervisor').call('GET', '/vendorInvoice/list')).body.total).toBe(0);
    const shown = await by('lender_supervisor').call('GET', `/desk/vendorInvoice/${idOf(direct)}`);
    expect(JSON.stringify(shown.body.checks)).not.toContain('contractAmount');
  });

  it('has the document of what it approves before it, and no other document of a vendor', async () => {
    expect(await readsDocument('lender_supervisor', direct)).toBe(200);
    const address = `/document/signedUrl/${String(direct.body.documentId)}?type=view`;
    expect(await statusOf('lender_supervisor', address)).toBe(200);
    await addDocument(host, [fileOf(direct)]);
    const listed = await by('lender_supervisor').call('GET', `/document/list?fileIds=${fileOf(direct)}`);
    expect(column(listed, '_id')).toEqual([direct.body.documentId]);
    expect(await readsDocument('lender_supervisor', plain)).toBe(404);
    expect(await readsDocument('lender_supervisor', await billed('D-4', 'draft'))).toBe(404);
    expect(await readsDocument('lender_b_supervisor', direct)).toBe(404);
  });

  it('approves first, and the agency after it', async () => {
    const approve = async (name: string) => (await decide(by(name), [idOf(direct)], 'approved'))[0];
    expect((await approve('file_manager'))?.code).toBe('CONFLICT');
    expect(await approve('lender_supervisor')).toMatchObject({ ok: true, approvalLevel: 1 });
    expect(await approve('file_manager')).toMatchObject({ ok: true, invoiceStatus: 'pending_post' });
  });

  it('is billed on an invoice of its own', async () => {
    const other = await acceptedFile(by('supervisor'), by('vendor_manager'), { clientId: companyId('LNB') });
    const mixed = await bill(by('vendor_manager'), [tow(other), tow(fileOf(direct))], {
      invoiceNumber: 'MIXED',
    });
    expect(mixed.status).toBe(422);
  });
});
