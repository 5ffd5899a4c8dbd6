import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { conflict } from '../rules/refuse';

type Charged = Pick<Recorded<'invoice'>, 'gstTotal' | 'hstTotal' | 'pstTotal' | 'qstTotal'>;

/**
 * Holds an invoice to what its document has to carry: the number under which its supplier charges each tax that is on it.
 * @throws Problem CONFLICT naming the field of the company, and the company
 */
export async function holdToTaxNumbers(
  db: Db,
  agencyId: string,
  { gstTotal, hstTotal, pstTotal, qstTotal }: Charged,
): Promise<void> {
  const { companyName, gstHstNumber, pstNumber, qstNumber } = await db
    .selectFrom('company')
    .select(['companyName', 'gstHstNumber', 'pstNumber', 'qstNumber'])
    .where('_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (!gstHstNumber && (centsOf(gstTotal) !== 0 || centsOf(hstTotal) !== 0))
    throw conflict(sentence('money.invoiceGSTHSTCarriesSuppliers', { company: companyName }));
  if (!qstNumber && centsOf(qstTotal) !== 0)
    throw conflict(sentence('money.invoiceQSTCarriesSuppliersNumber', { company: companyName }));
  if (!pstNumber && centsOf(pstTotal) !== 0)
    throw conflict(sentence('money.invoicePSTCarriesSuppliersNumber', { company: companyName }));
}
