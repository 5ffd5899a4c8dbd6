import type { StatusName } from './status-row';

/** The statuses of a redemption: the unit waits where it is, until it is handed out or the redemption is over without it. */
export const redeeming: readonly StatusName[] = ['redemption_requested', 'redemption_quoted'];

const ofRedemption: readonly StatusName[] = [...redeeming, 'redeemed', 'reinstated'];

/** Whether a status is one of a redemption, or its end. */
export const isOfRedemption = (status: StatusName): boolean => ofRedemption.includes(status);

/** What says where a file came from: before the legal or the close-out stage, and before its redemption. */
export interface Aside {
  readonly status: StatusName;
  readonly previousStatus?: StatusName | null;
  readonly redemptionFrom?: StatusName | null;
}

/** What `@previous` stands for where a file stands: a redemption goes back to where the unit was, also from its law and its closing. */
export const wayBack = ({ status, previousStatus, redemptionFrom }: Aside): StatusName | null =>
  (isOfRedemption(status) ? redemptionFrom : previousStatus) ?? null;
