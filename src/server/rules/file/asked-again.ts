import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';

type File = Recorded<'file'>;

/** What an override was given for: whom the law protects there, from what, and by which law. */
const answeredFor = [
  ...(['state', 'debtorType', 'contractType', 'assignmentType'] as const),
  ...(['isFarmer', 'isInsolventBusiness'] as const),
];

/**
 * What was answered for a file is asked again once the file is another one: overrides fall where the debtor, the contract, the province or
 * what is to be done changes, and a search of the liens counts for the serial number and the province that were searched.
 */
export async function askedAgain(
  context: TransactionContext,
  before: File,
  after: File,
): Promise<Partial<File>> {
  const isAnother = answeredFor.some((field) => before[field] !== after[field]);
  return {
    ...(isAnother && after.gateOverrides?.length ? { gateOverrides: null } : {}),
    ...(await searchedAgain(context, before, after)),
  };
}

async function searchedAgain(context: TransactionContext, before: File, after: File): Promise<Partial<File>> {
  const { checks, serialNumber, state } = after;
  const isOther = before.serialNumber != null && before.serialNumber !== serialNumber;
  if (!checks || (!isOther && before.state === state)) return {};
  if (!checks.lienSearchDone && !(isOther && checks.registrationExpiry)) return {};
  return {
    checks: {
      ...checks,
      lienSearchDone: await searchedOn(context, after),
      // A registration stands wherever it was made, on the unit that it names.
      ...(isOther && { registrationExpiry: null }),
    },
  };
}

/** The day on which the registry of the file's province was last searched for its serial number, and our own registration found. */
async function searchedOn({ db }: TransactionContext, { _id, state, serialNumber }: File) {
  const { rows } = await sql<{ completedAt: Date }>`
    select "completedAt" from "vinSearch" where "fileId" = ${_id}::uuid and status = 'complete' and vin = ${serialNumber}
      and ${state} = any(jurisdictions) and "ownRegistrationFound" order by "completedAt" desc limit 1`.execute(
    db,
  );
  const [search] = rows;
  return search ? todayIn(state, new Date(search.completedAt)) : null;
}
