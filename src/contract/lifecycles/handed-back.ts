import type { StatusName } from './status-row';

/**
 * The statuses in which a unit goes back to who owes it, or to the client. It is in a yard before each of them, so that each is signed for
 * before the file goes to its closing: a contract that stands again hands the unit out as a redemption does.
 */
export const handedBack: readonly StatusName[] = ['redeemed', 'reinstated', 'returned_to_client'];

/** What has to be known of a file to say how its unit left: `previousStatus` is the last status outside the legal and close-out stages. */
interface Whereabouts {
  readonly status: StatusName;
  readonly previousStatus: StatusName | null;
}

/**
 * Whether the unit of a file went back, also while the file is in legal review or being closed: no time of the law runs for it any more, and
 * who took it has signed for it before the closing.
 */
export const isHandedBack = ({ status, previousStatus }: Whereabouts): boolean =>
  handedBack.includes(previousStatus ?? status);
