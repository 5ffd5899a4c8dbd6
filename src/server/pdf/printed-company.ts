import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';

/** What of a company stands on paper. */
export type PrintedCompany = Pick<
  Recorded<'company'>,
  | '_id'
  | 'companyName'
  | 'legalName'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'gstHstNumber'
  | 'qstNumber'
> &
  Partial<Pick<Recorded<'company'>, 'pstNumber' | 'paymentInstructions' | 'compliance' | 'language'>>;

/** Reads companies that stand on a document, and answers each by its id. */
export async function readPrintedCompanies(
  db: Db,
  ids: readonly string[],
): Promise<(id: string) => PrintedCompany> {
  const companies = await db
    .selectFrom('company')
    .select([
      '_id',
      'companyName',
      'legalName',
      'addressLine1',
      'addressLine2',
      'city',
      'state',
      'postalCode',
      'phone',
      'email',
      'gstHstNumber',
      'qstNumber',
      'pstNumber',
      'paymentInstructions',
      'compliance',
      'language',
    ])
    .where('_id', 'in', ids)
    .execute();
  return (id) => {
    const found = companies.find(({ _id }) => _id === id);
    if (!found) throw new Error(`company ${id} of a document is gone`);
    return found;
  };
}

/** The name in which a company signs. */
export const nameOf = ({ legalName, companyName }: PrintedCompany): string => legalName ?? companyName;

/** A company as an envelope has it, line by line. */
export function addressLines(company: PrintedCompany): string[] {
  const { addressLine1, addressLine2, city, state, postalCode } = company;
  return [nameOf(company), addressLine1, addressLine2, `${city} ${state} ${postalCode}`].filter(
    (line): line is string => Boolean(line),
  );
}
