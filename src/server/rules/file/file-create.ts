import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { statusOf } from '#contract/lifecycles/file-status';
import { sideOf } from '#contract/roles/sides';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { demand } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { deficiencyByRule, readDeficiencyRules } from './deficiency-rule';
import { derivedOfFile } from './file-change';
import { askForAcceptance } from './file-acceptance';
import { fileScope } from '../scopes';
import { refreshFileNames } from './file-names';
import { checkInterest } from './interest-of-balance';
import { pastDueOn } from './file-past-due';
import { nextRefs } from './file-refs';
import { invalid } from '../refuse';
import { statusDue } from './status-due';
import { checkValueSources } from './value-source';
import { scopeCondition } from '../../records/conditions';

const start = 'new_assignment';

/**
 * The host's part of a new file: its number, agency, place in the process.
 * @throws Problem FORBIDDEN, INVALID naming the field, or DUPLICATE with the open file of the same client and account.
 */
export async function completeFile(
  context: TransactionContext,
  draft: Draft<'file'>,
): Promise<Partial<Recorded<'file'>>> {
  const [own] = await completeFiles(context, [draft]);
  return own as Partial<Recorded<'file'>>;
}

/** The same of files that come together, with as many questions to the database as one file takes. */
export async function completeFiles(
  context: TransactionContext,
  drafts: readonly Draft<'file'>[],
): Promise<Partial<Recorded<'file'>>[]> {
  demand(context.caller, 'file.place');
  if (drafts.some(({ clientId }) => isOfAnother(context.caller, clientId)))
    throw invalid('clientId', sentence('values.notRecordCanChoose', { field: 'clientId' }));
  const clients = await readClients(context, drafts);
  for (const draft of drafts) checkDraft(draft, context.now);
  await refuseSecondFile(context, drafts);
  const at = context.now.toISOString();
  const placed = drafts.map((draft) => ({
    client: clientOf(clients, draft),
    assignmentDate: draft.assignmentDate ?? at,
  }));
  const refs = await nextRefs(context.db, placed);
  const rules = await readDeficiencyRules(context.db);
  return drafts.map((draft, index) => ({
    ...ownPart(context, draft, clientOf(clients, draft)),
    ref: refs[index] as string,
    deficiencyAllowed: placedDeficiency(draft, deficiencyByRule(rules, draft, context.now)),
  }));
}

// What the law says goes before what whoever places says, unless they say why.
const placedDeficiency = (draft: Draft<'file'>, byRule: boolean | null): boolean | null =>
  draft.deficiencyReason ? (draft.deficiencyAllowed ?? byRule) : (byRule ?? draft.deficiencyAllowed ?? null);

const isOfAnother = (caller: Caller, clientId: string): boolean =>
  sideOf(caller.activityType) === 'client' && clientId !== caller.headCompanyId;

function ownPart(
  context: TransactionContext,
  draft: Draft<'file'>,
  client: Client,
): Partial<Recorded<'file'>> {
  const at = context.now.toISOString();
  return {
    clientId: client._id,
    clientOfficeId:
      draft.clientOfficeId ??
      (context.caller.isOffice && sideOf(context.caller.activityType) === 'client'
        ? context.caller.companyId
        : null),
    agencyId: sideOf(context.caller.activityType) === 'agency' ? context.caller.companyId : client.agencyId,
    status: start,
    stage: statusOf(start).stage,
    statusSince: at,
    statusDue: statusDue(start, { isRushFile: draft.isRushFile ?? false, state: draft.state }, context.now),
    active: true,
    hold: false,
    closed: false,
    assignmentDate: draft.assignmentDate ?? at,
    lastActivityDate: at,
    assignedUsers: [],
    assignedCompanies: [],
    source: context.origin.source === 'import' ? 'import' : context.origin.source === 'ui' ? 'ui' : 'api',
    daysPastDueOn: pastDueOn(draft, context.now),
    ...derivedOfFile(draft),
  };
}

interface Client {
  readonly _id: string;
  readonly code: string;
  readonly agencyId: string;
}

async function readClients(
  context: TransactionContext,
  drafts: readonly Draft<'file'>[],
): Promise<Map<string, Client>> {
  const ids = [...new Set(drafts.map(({ clientId }) => clientId))];
  // The agency that runs the platform handles what a client places, unless an agency places it itself.
  const { rows } = await sql<Client & { activityType: string; companyStatus: string; isOffice: boolean }>`
    select c._id, c.code, c."activityType", c."companyStatus", c."isOffice",
      (select a._id from company a where a."activityType" = 'agency' and not a."isOffice" order by a."createdAt", a.code limit 1) "agencyId"
    from company c where c._id = any(${ids}::uuid[])`.execute(context.db);
  const clients = new Map(rows.map((client) => [client._id, client]));
  for (const id of ids) {
    const client = clients.get(id);
    if (client?.activityType !== 'lender' || client.isOffice)
      throw invalid('clientId', sentence('files.clientIdLender'));
    if (client.companyStatus !== 'active') throw invalid('clientId', sentence('files.clientIdNotActive'));
  }
  return clients;
}

function clientOf(clients: ReadonlyMap<string, Client>, { clientId }: Draft<'file'>): Client {
  const client = clients.get(clientId);
  if (!client) throw invalid('clientId', sentence('files.clientIdLender'));
  return client;
}

function checkDraft(draft: Draft<'file'>, now: Date): void {
  checkInterest(draft);
  checkValueSources(draft);
  if (draft.assignmentDate && draft.assignmentDate > now.toISOString())
    throw invalid('assignmentDate', sentence('values.notFuture', { field: 'assignmentDate' }));
  if (draft.contractType === 'other' && !draft.contractTypeOther)
    throw invalid('contractTypeOther', sentence('values.required', { field: 'contractTypeOther' }));
  if (
    !draft.serialNumber &&
    !draft.asset?.description &&
    !draft.asset?.auMake &&
    draft.assetType === 'automobile'
  )
    throw invalid('serialNumber', sentence('files.serialNumberRequiredFieldDescribeAsset'));
}

async function refuseSecondFile(
  context: TransactionContext,
  drafts: readonly Draft<'file'>[],
): Promise<void> {
  const clients = drafts.map(({ clientId }) => clientId);
  const accounts = drafts.map(({ bankAccountNumber }) => bankAccountNumber);
  const isInReach = scopeCondition(fileScope(context.caller, 'f'));
  const { rows } = await sql<{ _id: string; ref: string; reached: boolean }>`
    select f._id, f.ref, ${isInReach} reached from unnest(${clients}::uuid[], ${accounts}::text[]) with ordinality placed(client, account, place)
    join file f on f."clientId" = placed.client and f."bankAccountNumber" = placed.account
      and not f.closed and f."deletedAt" is null
    order by placed.place limit 1`.execute(context.db);
  const [open] = rows;
  if (!open) return;
  const { _id, ref, reached } = open;
  // Which file it is, is for who reaches it; that there is one has to be said to everybody.
  const message = reached
    ? sentence('files.thereAlreadyOpenFileAccount', { ref })
    : sentence('files.accountHasOpenFile');
  throw new Problem('DUPLICATE', {
    message,
    errors: { bankAccountNumber: message },
    ...(reached && { current: { _id, ref } }),
  });
}

/** Makes a new file findable, and puts its acceptance on the desk of those who accept. */
export async function announceNewFile(context: TransactionContext, file: Recorded<'file'>): Promise<void> {
  return announceNewFiles(context, [file]);
}

export async function announceNewFiles(
  context: TransactionContext,
  files: readonly Recorded<'file'>[],
): Promise<void> {
  // An import makes each file's debtor in the same breath, and that brings the names up to date; once is enough for thousands.
  // Nor does it put thousands of acceptances on one desk: the list of new assignments holds them.
  if (context.origin.source === 'import') return;
  await refreshFileNames(context.db, ...files.map((file) => file._id));
  for (const file of files) await askForAcceptance(context, file);
}
