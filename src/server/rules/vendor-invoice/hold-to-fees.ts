import { Problem } from '#contract/problems';
import { checkDirection, checkOther, checkSign } from '../fee/fee-checks';
import { invalid } from '../refuse';
import type { Line } from './calculate-lines';

/**
 * Holds the lines of an invoice to what the fees are held to that they become, so that nothing is approved that cannot be owed. The
 * document that a line of another kind has to show is the invoice's own.
 * @throws Problem INVALID naming the line's field
 */
export function holdToFees(lines: readonly Line[]): void {
  for (const [index, { feeType, unitAmount, description }] of lines.entries())
    try {
      checkDirection({ feeType, direction: 'payable' });
      checkSign(feeType, unitAmount);
      checkOther({ feeType, description, documentId: 'of the invoice' });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const [[field, message] = ['', error.sentence]] = Object.entries(error.detail.errors ?? {});
      throw invalid(`lines[${index}].${field === 'direction' ? 'feeType' : field}`, message);
    }
}
