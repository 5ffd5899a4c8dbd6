import { describe, expect, it } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { share } from '../support/shared-file';
import { addDocument } from '../support/document-row';

const client = companyId('LNA');

const playbook = (by: Person, said: object) => by.call('PATCH', '/company/', { _id: client, playbook: said });

describe('the documents that a client requires', () => {
  const asks = async (host: TestHost, requiredDocuments: readonly string[]) =>
    expect((await playbook(await signIn(host, 'supervisor'), { requiredDocuments })).status).toBe(200);
  const lacking = async (by: Person, fileId: string) =>
    (await by.call('GET', `/file/${fileId}`)).body.lackingDocuments;

  it('are told of each of its files until they are there, to whoever works it and to the client', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    expect(await lacking(staff, fileId)).toEqual([]);
    await asks(host, ['security_agreement', 'condition_report']);
    expect(await lacking(staff, fileId)).toEqual(['security_agreement', 'condition_report']);
    expect(await lacking(await signIn(host, 'lender_supervisor'), fileId)).toHaveLength(2);
    const clean = { uploadedByCompanyId: client, originType: 'client_upload', visibility: 'client' };
    await addDocument(host, [fileId], { ...clean, documentType: 'security_agreement' });
    await addDocument(host, [fileId], {
      ...clean,
      documentType: 'condition_report',
      scanStatus: 'pending',
    });
    expect(await lacking(staff, fileId)).toEqual(['condition_report']);
    await share(host, fileId, { companies: ['V01'] });
    expect(await lacking(await signIn(host, 'vendor_manager'), fileId)).toEqual([]);
  });

  it('keep a file open that ends with the asset in hand, and are only told where it was called off', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const fileId = await placeFile(staff);
    await asks(host, ['condition_report', 'security_agreement']);
    const test = async (closingReason: string) => {
      const { body } = await staff.call('POST', '/stage/close-file-test', { fileId, closingReason });
      const { blockers, warnings } = body as unknown as {
        blockers: { gate: string; message: string; link: string }[];
        warnings: string[];
      };
      return { required: blockers.filter(({ gate }) => gate === 'documents_required'), warnings };
    };
    const message = 'The client requires, and the file lacks: Condition report, Security agreement.';
    const link = `/files/${fileId}/documents`;
    expect(await test('recovered_returned_to_client')).toEqual({
      required: [{ gate: 'documents_required', message, link }],
      warnings: [],
    });
    expect(await test('client_recall')).toEqual({ required: [], warnings: [message] });
    await addDocument(host, [fileId], { documentType: 'condition_report' });
    await addDocument(host, [fileId], { documentType: 'security_agreement' });
    expect((await test('recovered_returned_to_client')).required).toEqual([]);
  });
});
