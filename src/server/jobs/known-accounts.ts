import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { takeAll } from '../records/take';
import type { TransactionContext } from '../request/context';

/** The open files of a client with one of these account numbers, and the debtor of each. */
export interface KnownAccounts {
  readonly files: ReadonlyMap<string, Recorded<'file'>>;
  readonly debtors: ReadonlyMap<string, Recorded<'relatedParty'>>;
  /** Who owes with them, of all these files. */
  readonly coDebtors: readonly Recorded<'relatedParty'>[];
  /** Accounts with an open file that is not in the caller's scope. */
  readonly elsewhere: ReadonlySet<string>;
}

export async function knownAccounts(
  context: TransactionContext,
  clientId: string,
  accounts: readonly string[],
): Promise<KnownAccounts> {
  const these = sql`t."clientId" = ${clientId}::uuid and t."bankAccountNumber" = any(${accounts}::text[]) and not t.closed`;
  const { rows } = await sql<{ account: string }>`
    select t."bankAccountNumber" account from file t where ${these} and t."deletedAt" is null`.execute(
    context.db,
  );
  if (rows.length === 0) return { files: new Map(), debtors: new Map(), coDebtors: [], elsewhere: new Set() };
  const files = await takeAll(context, 'file', these);
  const ids = files.map((file) => file._id);
  const parties = await takeAll(
    context,
    'relatedParty',
    sql`t."fileId" = any(${ids}::uuid[]) and t."relatedPartyType" in ('primary_debtor', 'business_debtor', 'co_debtor')`,
  );
  const debtors = new Map<string, Recorded<'relatedParty'>>();
  const coDebtors = parties.filter(({ relatedPartyType }) => relatedPartyType === 'co_debtor');
  for (const party of parties.filter((one) => !coDebtors.includes(one)))
    if (!debtors.has(party.fileId) || party.isPrimary) debtors.set(party.fileId, party);
  const byAccount = new Map(files.map((file) => [file.bankAccountNumber, file]));
  const elsewhere = new Set(rows.map((row) => row.account).filter((account) => !byAccount.has(account)));
  return { files: byAccount, debtors, coDebtors, elsewhere };
}
