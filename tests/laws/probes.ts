import { boundedFacts, writtenFacts } from '#contract/remarketing/unit-filters';
import { unitSorts } from '#contract/remarketing/unit-orders';
import { comesWhole } from '#contract/resource';
import type { Call } from '#contract/resource';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { changedRule } from '../support/two-tenants-rules';
import { homes } from '../support/two-tenants-cast';
import type { TwoTenants } from '../support/two-tenants';

/** One person's look at the world: what is out of it, and what is theirs. */
export interface Look {
  readonly world: TwoTenants;
  readonly me: string;
  readonly mayRead: (circle: string) => boolean;
  /** Ids of records that this person may not know of. */
  foreign(resource: TwoTenants['records'][number]['resource']): readonly string[];
  /** Ids of those that they may. */
  mine(resource: TwoTenants['records'][number]['resource']): readonly string[];
}

const company = (code: string): string => seedId('company', code);
const person = (who: string): string => seedId('user', `${who}@demo.example`);
const people = Object.keys(homes).map(person);
export const companies = ['NLR', 'PAR', 'LNA', 'LNB', 'V01', 'V02', 'V03', 'V04'].map(company);

/** The file formats of lenders that are not who looks. */
export const foreignFormats = ({ mayRead }: Look): string[] =>
  mayRead('company.LNA') ? ['cibc', 'lender-b'] : ['cibc', 'lender-a', 'lender-b'];

/** Companies and people whose very existence is not for a person. */
export function strangers({ mayRead }: Look): { companies: string[]; people: string[] } {
  const codes = ['NLR', 'PAR', 'LNA', 'LNB', 'V01', 'V02', 'V03'];
  return {
    companies: codes.filter((code) => !mayRead(`company.${code}.card`)).map(company),
    people: Object.keys(homes)
      .filter((who) => !mayRead(`user.${who}.card`))
      .map(person),
  };
}

/** The addresses by which a list is asked for what is not the asker's, and in every order. */
export function listProbes(name: ResourceName, call: Call, look: Look): string[] {
  const declaration = declarationOf(name);
  const whole = comesWhole(declaration, call);
  const paged = whole ? '' : 'size=500';
  const orders = Object.keys(declaration.sorts).flatMap((sort) => [sort, `-${sort}`]);
  const sortName = declaration.sortParameter ?? 'sortBy';
  const files = [...look.foreign('file'), ...look.mine('file')];
  const values: Readonly<Record<string, readonly string[]>> = {
    fileId: files,
    fileIds: files,
    invoiceNumber: ['0'],
    clientId: companies,
    companyId: companies,
    ids: { user: people, company: companies }[name as string] ?? [...look.foreign(name), ...look.mine(name)],
    byUserId: people,
    assignedToCompanyId: companies,
    uploadedByCompanyId: companies,
    parentCompanyId: companies,
    officeIds: companies,
    assignedCompanies: companies,
    assignedUsers: people,
    recipientId: people,
    senderId: people,
    userId: people,
    requestedBy: people,
    decidable: ['true', 'false'],
    bankAccountNumber: Object.values(look.world.full).map((one) => one.account),
    view: ['all', 'team', 'calendar', 'due_now'],
    allMessages: ['true'],
    myMessages: ['true', 'false'],
    myArchive: ['true', 'false'],
    unread: ['true', 'false'],
    code: look.world.canaries
      .outside(look.mayRead)
      .filter(({ where }) => where === 'company.code')
      .map(({ value }) => value.toUpperCase()),
    names: look.world.canaries
      .outside(look.mayRead)
      .filter(({ where }) => where === 'company.companyName')
      .map(({ value }) => value),
  };
  const secrets = look.world.canaries.outside(look.mayRead);
  const columns: Readonly<Record<string, RegExp>> = {
    companyName: /^company\.companyName/,
    firstName: /^(user|relatedParty)\.firstName/,
    lastName: /^(user|relatedParty)\.lastName/,
    businessName: /^relatedParty\.businessName/,
    name: /^noteTemplate\.name/,
    serialNumber: /^file\.serialNumber/,
    clientContact: /^file\.clientContact\.name/,
    plateNumber: /^file\.asset\.plateNumber/,
    city: /^relatedParty\.addresses\.city/,
    relatedPartyFirstName: /^relatedParty\.firstName/,
    relatedPartyLastName: /^relatedParty\.lastName/,
    relatedPartyPhoneNumbers: /^relatedParty\.phoneNumbers/,
  };
  const asked = Object.keys(declaration.filters).flatMap((parameter) => {
    const column = columns[parameter];
    const found = column
      ? secrets.filter(({ where }) => column.test(where)).map(({ value }) => value)
      : (values[parameter] ?? []);
    // All values at once, since they mean OR; a view or a switch means something by itself.
    const asked = found.map((value) => `${parameter}=${encodeURIComponent(value)}`);
    return ['view', 'myMessages', 'myArchive', 'unread', 'decidable'].includes(parameter)
      ? asked
      : asked.length > 0
        ? [asked.join('&')]
        : [];
  });
  const buckets = declaration.buckets ? '&getBuckets=true' : '';
  return [
    `${paged}${buckets}`,
    ...orders.map((order) => `${paged}&${sortName}=${order}`),
    ...asked.map((one) => `${paged}&${one}${buckets}`),
    ...(whole ? [] : ['page=2&size=1', 'page=3&size=2']),
  ];
}

/** What a search is asked for: everything of its resource that is not the asker's. */
export function searchProbes(
  name: 'file' | 'company' | 'user',
  look: Look,
): { value: string; circle: string }[] {
  return look.world.canaries.outside(look.mayRead).filter(({ where }) => searched[name].test(where));
}
const searched = {
  file: /^(file|relatedParty)\.(ref|clientReference|contractNumber|serialNumber|bankAccountNumber|asset\.(plateNumber|auM)|firstName|lastName|businessName|aliases|phoneNumbers|addresses\.city|dateOfBirth|driver|emails)/,
  company: /^company\.(companyName|legalName|code|city|email|phone|gstHstNumber|website)/,
  user: /^(user|company)\.(firstName|lastName|companyName|mobilePhone|phone|title)/,
};

/** The reads that are no plain verb. A call that is not here fails the law, by its name. */
export const commandReads: Readonly<Record<string, (look: Look) => readonly string[]>> = {
  'GET /file/bucketList': (look) =>
    listProbes('file', 'GET /file/list', look)
      .filter((one) => !one.includes('page='))
      .map((one) => `/file/bucketList?${one.replace('&getBuckets=true', '').replace('size=500', '')}`),
  'GET /note/count': () => [
    '/note/count',
    ...people.map((id) => `/note/count?toUserId=${id}`),
    ...companies.flatMap((id) =>
      ['fromCompanyId', 'toCompanyId', 'readByCompanyId'].map((one) => `/note/count?${one}=${id}`),
    ),
  ],
  'GET /note/listPossibleNoteAdminRecipients/{fileId}': (look) =>
    [...look.foreign('file'), ...look.mine('file')].map(
      (id) => `/note/listPossibleNoteAdminRecipients/${id}`,
    ),
  'GET /note/summarize/{fileId}': (look) =>
    [...look.foreign('file'), ...look.mine('file')].map((id) => `/note/summarize/${id}`),
  'GET /document/signedUrl/{id}': (look) =>
    ['view', 'download', 'thumbnail'].flatMap((type) =>
      look.foreign('document').map((id) => `/document/signedUrl/${id}?type=${type}`),
    ),
  'GET /desk/upload/{id}': (look) => look.foreign('document').map((id) => `/desk/upload/${id}`),
  'GET /desk/document/content/{token}': (look) =>
    look.foreign('document').map((id) => `/desk/document/content/${id}.v.${id}.zzzzzz.${'A'.repeat(43)}`),
  'GET /reminder/count': () => ['/reminder/count', ...people.map((id) => `/reminder/count?userId=${id}`)],
  'GET /company/listCoAssignedCompanies': () => ['/company/listCoAssignedCompanies'],
  'GET /asset/': () => ['/asset/', '/asset/?groupBy=auMake'],
  'GET /asset/types': () => ['/asset/types'],
  'GET /asset/valuation': () => [
    '/asset/valuation?vin=2T1BURHE8K0000002&currentMileageInKms=80000&province=ON',
  ],
  'GET /provinceTax/{province}': () => ['/provinceTax/ON', '/provinceTax/QC'],
  'GET /desk/provinceTax/ruleVersions': () => [
    '/desk/provinceTax/ruleVersions?ruleId=00000000-0000-7000-8000-000000000001',
    `/desk/provinceTax/ruleVersions?ruleId=${changedRule}`,
  ],
  'GET /desk/file/{fileId}/money': (look) =>
    [...look.foreign('file'), ...look.mine('file')].map((id) => `/desk/file/${id}/money`),
  'GET /desk/fee/pricing': (look) =>
    [...look.foreign('file'), ...look.mine('file')].flatMap((fileId) =>
      companies.flatMap((companyId) =>
        ['receivable', 'payable'].flatMap((direction) =>
          ['towing_local', 'contingent_recovery', 'remarketing_commission'].map(
            (feeType) =>
              `/desk/fee/pricing?fileId=${fileId}&companyId=${companyId}&direction=${direction}&feeType=${feeType}&incurredOn=2026-10-02`,
          ),
        ),
      ),
    ),
  'GET /desk/invoice/{id}/pdf': (look) => look.foreign('invoice').map((id) => `/desk/invoice/${id}/pdf`),
  'GET /desk/form/list/{fileId}': (look) =>
    [...look.foreign('file'), ...look.mine('file')].map((id) => `/desk/form/list/${id}`),
  'GET /desk/vendorInvoice/files': (look) => [
    '/desk/vendorInvoice/files',
    ...look.world.canaries
      .outside(look.mayRead)
      .filter(({ where }) => where === 'file.ref')
      .map(({ value }) => `/desk/vendorInvoice/files?search=${value}`),
  ],
  'GET /desk/vendorInvoice/work': () =>
    companies.map((companyId) => `/desk/vendorInvoice/work?companyId=${companyId}`),
  'GET /desk/sessions': () => ['/desk/sessions', ...people.map((id) => `/desk/sessions?userId=${id}`)],
  'GET /desk/remarketing/outcomes': () => ['/desk/remarketing/outcomes'],
  'GET /remarketingDashboard/list': () => [
    '/remarketingDashboard/list?size=500&getBuckets=true',
    ...unitSorts.map((by) => `/remarketingDashboard/list?sortBy=${by}`),
    ...boundedFacts.map((fact) => `/remarketingDashboard/list?${fact}From=0&getBuckets=true`),
    ...writtenFacts.map((fact) => `/remarketingDashboard/list?${fact}=a&getBuckets=true`),
    ...companies.flatMap((id) =>
      ['clientId', 'auctionId'].map((one) => `/remarketingDashboard/list?getBuckets=true&${one}=${id}`),
    ),
  ],
  'GET /desk/incoming/list': () => ['/desk/incoming/list'],
  'GET /file/processor/{lender}/incoming/trigger': (look) =>
    foreignFormats(look).map((lender) => `/file/processor/${lender}/incoming/trigger`),
  'GET /file/processor/cibc/incoming/fetch': () => ['/file/processor/cibc/incoming/fetch'],
  'GET /desk/home': () => ['/desk/home', '/desk/home?mine=true'],
  'GET /desk/home/load': () => ['/desk/home/load'],
  'GET /desk/money': () => ['/desk/money', ...companies.map((id) => `/desk/money?companyId=${id}`)],
  'GET /desk/calendar/address': () => ['/desk/calendar/address'],
  // What an address shows is its owner's; nobody else's can be guessed.
  'GET /desk/calendar/feed/{token}': () => ['/desk/calendar/feed/none'],
  'GET /desk/monthEnd/clients': () => ['/desk/monthEnd/clients?until=2026-12-31'],
  'GET /desk/monthEnd/files': () =>
    companies.map((id) => `/desk/monthEnd/files?clientId=${id}&until=2026-12-31`),
  'GET /desk/companyAssignment/candidates': (look) =>
    look.foreign('file').map((id) => `/desk/companyAssignment/candidates?fileId=${id}`),
  'GET /desk/field': () => ['/desk/field', '/desk/field?latitude=43.65&longitude=-79.38'],
  'GET /desk/notices': () => ['/desk/notices'],
  'GET /desk/ledger': () => ['/desk/ledger?until=2026-12-31'],
  'GET /desk/bankStatement/lines': () => [
    '/desk/bankStatement/lines',
    '/desk/bankStatement/lines?isAside=true',
  ],
  'GET /desk/auditLog': () => ['/desk/auditLog'],
  'GET /desk/auditLog/file': () => ['/desk/auditLog/file'],
  'GET /report/list': () => ['/report/list?page=1&size=100'],
  'GET /desk/report/types': () => ['/desk/report/types'],
  'GET /companyReportFilters/{companyId}': () => companies.map((id) => `/companyReportFilters/${id}`),
  'GET /desk/capabilities': () => ['/desk/capabilities'],
  'GET /desk/preferences': () => ['/desk/preferences'],
  'GET /desk/closeOut/exports': () => ['/desk/closeOut/exports'],
  'GET /desk/closeOut/exports/{exportId}/file': (look) =>
    look.foreign('job').map((id) => `/desk/closeOut/exports/${id}/file`),
  'GET /desk/placementLayout': (look) =>
    look.foreign('company').map((id) => `/desk/placementLayout?clientId=${id}`),
  'GET /desk/jobs': () => ['/desk/jobs'],
  'GET /desk/jobs/{jobId}': (look) => look.foreign('job').map((id) => `/desk/jobs/${id}`),
  'GET /desk/allJobs': () => ['/desk/allJobs'],
  'GET /desk/jobs/{jobId}/rows': (look) => look.foreign('job').map((id) => `/desk/jobs/${id}/rows`),
  'GET /desk/jobs/{jobId}/rejects': (look) => look.foreign('job').map((id) => `/desk/jobs/${id}/rejects`),
  'GET /desk/jobs/{jobId}/result': (look) => look.foreign('job').map((id) => `/desk/jobs/${id}/result`),
  'GET /desk/asset/vin': () => ['/desk/asset/vin?vin=2T1BURHE8K0000002'],
  'GET /desk/retention/list': () => ['/desk/retention/list'],
  'GET /auth/user/{token}': () => ['/auth/user/no-such-token'],
};

/** Reads that are left out, and why. */
export const readsLeftOut: Readonly<Record<string, string>> = {
  'GET /desk/emailChange/{token}': 'takes no session, but a link that was mailed',
  'GET /vendorInvoice/pull-invoices-sage': 'acts on the accounts and answers counts of what is in reach',
  'GET /vendorInvoice/trigger-pending-invoices':
    'acts on the accounts and answers counts of what is in reach',
  'GET /auth/logout': 'ends the session that asks and answers nothing',
  'GET /outbox': 'shows the codes of all demo people, and is there with demo data only',
};
