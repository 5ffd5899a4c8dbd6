import { sql } from 'kysely';
import { seizureLicence } from '#contract/lifecycles/seizure-licence';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TestHost } from './host';
import { companyId } from './network';
import { addDocument } from './document-row';

type Host = Parameters<typeof addDocument>[0];

/** Has a company licensed to seize where it was not, as if its licence had been shown long ago. */
export async function license(host: TestHost, code: string, state: ValueOf<'province'>): Promise<void> {
  const licence = { type: seizureLicence(state), number: `${state}-1`, state, expiresOn: '2030-12-31' };
  const shown = JSON.stringify([{ ...licence, documentId: await addLicence(host, code) }]);
  await sql`update company set compliance = coalesce(compliance, '[]') || ${shown}::jsonb
    where _id = ${companyId(code)}::uuid`.execute(host.app.db);
}

const shownBy =
  (documentType: ValueOf<'documentType'>) =>
  (host: Host, code: string, values: object = {}) =>
    addDocument(host, [], {
      ...{ fileName: 'shown.pdf', documentType, originType: 'agency_upload', companyId: companyId(code) },
      ...{ visibility: 'internal', uploadedByCompanyId: companyId('NLR'), ...values },
    });

/** The document of a licence, which lies with its company: its id. */
export const addLicence = shownBy('vendor_licence');

/** The document of an insurance, which lies with its company: its id. */
export const addCertificate = shownBy('insurance_certificate');

/** Has the documents come that show the licences of the demo's companies. */
export async function showDemoLicences(db: TestHost['app']['db']): Promise<void> {
  const { rows } = await sql<{ _id: string; code: string }>`select l->>'documentId' _id, c.code from company c
    cross join lateral jsonb_array_elements(c.compliance) l where l ? 'documentId'`.execute(db);
  for (const { _id, code } of rows) await addLicence({ app: { db } }, code, { _id });
}
