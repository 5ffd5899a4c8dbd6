import { statusOf } from './file-status';
import type { StatusName } from './status-row';

/** What has to be known of a file to say whether its unit is sold. */
interface Whereabouts {
  readonly status: StatusName;
  /** The last status outside the legal and close-out stages, while the file is in one of them. */
  readonly previousStatus?: StatusName | null;
}

const isAfterSale = (status: StatusName): boolean =>
  statusOf(status).stage === 'settlement' && status !== 'sale_reversed';

/**
 * Whether the unit of a file is sold: what it was sold by (reserve, price, purchaser) stands then, also while the file is in legal
 * review or being closed, until the sale is reversed.
 */
export const isSold = ({ status, previousStatus }: Whereabouts): boolean =>
  isAfterSale(status) || (previousStatus != null && isAfterSale(previousStatus));

const forSale: readonly StatusName[] = ['ready_for_sale', 'listed', 'conditional_bid', 'no_sale'];

/** Whether a unit is up for sale, so that an offer for it can be accepted. */
export const isForSale = ({ status }: Pick<Whereabouts, 'status'>): boolean => forSale.includes(status);

/** Whether nothing is put in order on a unit any more: it is sold, or its file is being closed. */
export const isPastRecon = (file: Whereabouts): boolean =>
  isSold(file) || statusOf(file.status).stage === 'close_out';
