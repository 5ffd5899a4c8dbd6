import { sql } from 'kysely';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Db } from '#server/database/tables';
import { refreshFileNames } from '#server/rules/file/file-names';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { Canaries, fillFields } from './canaries';
import { fillFees, fillPrices } from './two-tenants-fees';
import { fillBilling } from './two-tenants-billing';
import { homes, placed } from './two-tenants-cast';
import type { Placed } from './two-tenants-cast';
import { addVendorInvoices, addDocuments } from './two-tenants-documents';
import { fillSearches } from './two-tenants-searches';
import { addRepairs, addSale, fillKeptByCompanies } from './two-tenants-sales';
import { addAttempts } from './two-tenants-attempts';
import { fillRules } from './two-tenants-rules';
import { addTraces } from './two-tenants-traces';
import { fillNetwork } from './two-tenants-network';

const at = '2026-10-01T12:00:00.000Z';
const company = (code: string): string => seedId('company', code);
const person = (who: string): string => seedId('user', `${who}@demo.example`);

export interface TwoTenants {
  readonly canaries: Canaries;
  /** The ids of all records in it by resource, with the circle of those who may know of them. */
  readonly records: readonly {
    readonly resource: ResourceName | 'job' | 'session';
    readonly id: string;
    readonly circle: string;
  }[];
  readonly full: Readonly<Record<string, { account: string }>>;
}

/**
 * Fills two tenants with strings that stand nowhere else. Circles: `<file>.<part>` with the parts open, client, vendor, money,
 * pii, reserve and party, and sealed, which nobody reads; `<file>.note.<company>`; `company.<code>` and `company.<code>.card`; `user.<who>` and its card;
 * `reminder.<who>`, `assignment.<file>.<company>`, `template.<code>`, `role.<kind>`, `job.<who>`, `preference.<who>`.
 */
export async function fillTwoTenants(db: Db, files: readonly Placed[] = placed): Promise<TwoTenants> {
  const canaries = new Canaries();
  const records: TwoTenants['records'][number][] = [];
  const full: Record<string, { account: string }> = {};
  const fill = (
    resource: ResourceName,
    circleOf: Parameters<typeof fillFields>[2],
  ): Record<string, unknown> => fillFields(canaries, declarationOf(resource).fields, circleOf, resource);
  const put = async (
    resource: ResourceName,
    circle: string,
    name: string,
    values: object,
  ): Promise<string> => {
    const _id = canaries.keep(circle, `${resource}._id`, seedId(resource, `canary ${name}`));
    records.push({ resource, id: _id, circle });
    await insertAll(db, resource, [{ _id, ...values }], at);
    return _id;
  };

  await fillNetwork(db, canaries, Object.keys(homes));
  await fillRules(db, canaries);
  for (const one of files) {
    const circle = (part: string): string => `${one.name}.${part}`;
    const file = fill('file', (path, { group, mask, set }) => {
      const field = path.slice('file.'.length);
      if (field === 'remarketing.reservePrice' || field === 'remarketing.floorPrice')
        return circle('reserve');
      if (
        group ||
        /^redemption\.|^notice\.amountToRedeem$|^a\w+\.(currentValue|valueAtAssignment)$/.test(field)
      )
        return circle('money');
      if (mask) return circle('pii');
      return set === 'host' && /holdAck|gateOverrides|proofs|services|clockExtensions|deadlines/.test(field)
        ? undefined
        : circle('open');
    });
    full[one.name] = { account: String(file.bankAccountNumber) };
    const fileId = await put('file', circle('open'), one.name, {
      ...file,
      clientId: company(one.client),
      clientOfficeId: one.office ? company(one.office) : null,
      agencyId: company(one.agency),
      state: 'ON',
      stage: 'field_recovery',
      status: 'attempting',
      statusSince: at,
      lastActivityDate: at,
      assignmentDate: at,
      active: true,
      hold: false,
      closed: false,
      assignedUsers: one.people.map(person),
      assignedCompanies: one.vendors.map(company),
      holdAcknowledgements: [],
      proofs: [],
      services: [],
      deadlines: [
        { clock: 'objection', notice: 'seizure', day: '2026-12-01' },
        { clock: 'disposition', notice: 'disposition', day: '2026-12-09' },
      ],
      clockExtensions: [],
      gateOverrides: [],
      source: 'api',
    });
    const partyId = await put('relatedParty', circle('open'), one.name, {
      ...fill('relatedParty', (path, { mask }) => {
        if (mask === 'sealed') return circle('sealed');
        return /\.(firstName|middleName|lastName|businessName|phoneNumbers\.number|addresses\.(line1|line2|city|country))$/.test(
          path,
        )
          ? circle('open')
          : circle('party');
      }),
      fileId,
    });
    await fillFees(put, fill, { file: one.name, fileId, ...one });
    const write = (
      name: string,
      key: string,
      who: string,
      audience: string,
      more: object = {},
    ): Promise<string> =>
      put('note', circle(key), `${one.name} ${name}`, {
        ...fill('note', (path) =>
          circle(/originalBody/.test(path) ? `note.${(homes[who] ?? '').slice(0, 3)}` : key),
        ),
        fileId,
        audience,
        senderId: person(who),
        companyId: company(homes[who] ?? ''),
        recipients: [],
        postedToClient: false,
        ...more,
      });
    const agent = one.agency === 'PAR' ? 'partner' : 'supervisor';
    const client = one.client === 'LNB' ? 'lender_b' : one.office ? 'lender_west' : 'lender_user';
    await write('all', 'open', agent, 'client_and_vendor');
    await write('client', 'client', agent, 'client');
    await write('vendor', 'vendor', agent, 'vendor');
    await write('agency', `note.${one.agency}`, agent, 'internal');
    await write('privileged', `note.${one.agency}`, agent, 'internal', { noteType: 'legal_privileged' });
    await write('direct', `direct.${agent}`, agent, 'direct');
    await write('lender', `note.${one.client}`, client, 'internal');
    for (const code of one.vendors) {
      const who = Object.entries(homes).find(([, home]) => home === code)?.[0];
      if (who) await write(code, `note.${code}`, who, 'internal');
      await put('companyAssignment', `assignment.${one.name}.${code}.row`, `${one.name} ${code}`, {
        ...fill(
          'companyAssignment',
          (path) => `assignment.${one.name}.${code}${/endReason/.test(path) ? '.row' : ''}`,
        ),
        fileId,
        companyId: company(code),
        activityType: 'bailiff',
        role: 'primary',
        status: 'accepted',
        sharePreviousFindings: false,
        assignedAt: at,
      });
    }
    await fillSearches(put, fill, { file: one.name, fileId, partyId, who: agent });
    await fillBilling(put, fill, { file: one.name, fileId, agency: one.agency, client: one.client });
    await addDocuments({ one, agent, client, fileId, fill, put, circle, canaries });
    await addTraces({ one, agent, client, fileId, fill, put, circle, canaries });
    await addAttempts({ one, agent, client, fileId, fill, put, circle, canaries });
    await addSale(db, { one, agent, client, fileId, fill, put, circle, canaries });
    await addRepairs({ one, agent, client, fileId, fill, put, circle, canaries });
    await addVendorInvoices({ one, agent, client, fileId, fill, put, circle, canaries });
    const sides: Readonly<Record<string, string>> = {
      client_and_vendor: 'open',
      client: 'client',
      vendor: 'vendor',
      internal: `history.${one.agency}`,
    };
    for (const [visibility, part] of Object.entries(sides)) {
      const changed: readonly (readonly [string, string])[] = [
        ['clientReference', part],
        ['balanceAmount', 'money'],
        ['bankAccountNumber', 'pii'],
      ];
      await put('history', circle(part), `${one.name} ${visibility}`, {
        fileId,
        type: 'file_updated',
        entity: 'file',
        entityId: fileId,
        at,
        byUserId: person(agent),
        byCompanyId: company(one.agency),
        source: 'api',
        requestId: null,
        message: canaries.make(circle(part), 'history.message'),
        visibility,
        updatedFields: changed.map(([field]) => field),
        changes: changed.map(([field, of]) => ({
          field,
          before: canaries.make(circle(of), `history.${field}`),
          after: canaries.make(circle(of), `history.${field}`),
        })),
      });
    }
  }
  for (const [who, code] of Object.entries(homes)) {
    await put('reminder', `reminder.${who}`, who, {
      ...fill('reminder', () => `reminder.${who}`),
      fileId: null,
      userId: person(who),
      dueDate: at,
      status: 'open',
      source: 'user',
    });
    await fillDesk(db, canaries, who, code, records);
  }
  for (const code of ['NLR', 'PAR', 'LNA', 'LNB', 'V01', 'V02', 'V03'])
    await put('noteTemplate', `template.${code}`, code, {
      ...fill('noteTemplate', () => `template.${code}`),
      activityTypes: [],
      companyId: company(code),
    });
  for (const [kind, scope] of [
    ['lender', 'client_tree'],
    ['bailiff', 'assigned_company'],
  ])
    await put('role', `role.${kind}`, String(kind), {
      ...fill('role', () => `role.${kind}`),
      scope,
      permissions: [],
      assignableToActivityTypes: [kind],
      isSystem: false,
      isActive: true,
      requiresMfa: true,
    });
  await fillPrices(put, fill);
  await fillKeptByCompanies({ put, fill });
  await refreshFileNames(db);
  return { canaries, records, full };
}

/** What is a person's alone: jobs with their rows, preferences, sessions. */
async function fillDesk(
  db: Db,
  canaries: Canaries,
  who: string,
  code: string,
  records: TwoTenants['records'][number][],
): Promise<void> {
  const circle = `job.${who}`;
  const text = (where: string): string => canaries.make(circle, where);
  const jobId = canaries.keep(circle, 'job._id', seedId('job', `canary ${who}`));
  const input = {
    upload: text('job.upload'),
    fileName: `${text('job.fileName')}.csv`,
    format: 'csv',
    header: [text('job.header')],
    dryRun: false,
  };
  await sql`insert into job (_id, kind, "userId", "companyId", status, input, counts, message, "createdAt", "endedAt")
    values (${jobId}, 'import', ${person(who)}, ${company(code)}, 'done', ${JSON.stringify(input)},
      '{"created":0,"updated":0,"unchanged":0,"rejected":1}', ${JSON.stringify(text('job.message'))}, ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into "jobRow" ("jobId", row, outcome, problems, cells)
    values (${jobId}, 2, 'rejected', '[]', ${JSON.stringify([text('jobRow.cells')])})`.execute(db);
  records.push({ resource: 'job', id: jobId, circle });
  await sql`insert into preference ("userId", key, value, "updatedAt")
    values (${person(who)}, ${canaries.make(`preference.${who}`, 'preference.key')}, ${JSON.stringify(canaries.make(`preference.${who}`, 'preference.value'))}, ${at})`.execute(
    db,
  );
  const sessionId = canaries.keep(`session.${who}`, 'session._id', seedId('session', `canary ${who}`));
  await sql`insert into session (_id, "userId", "accessHash", "accessExpiresAt", "refreshHash", "rotatedAt", "createdAt", "lastUsedAt", "codeAt", "userAgent")
    values (${sessionId}, ${person(who)}, 'x', ${at}, ${sessionId}, '2026-11-20T14:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T14:00:00Z', ${at}, ${canaries.make(`session.${who}`, 'session.userAgent')})`.execute(
    db,
  );
  records.push({ resource: 'session', id: sessionId, circle: `session.${who}` });
}
