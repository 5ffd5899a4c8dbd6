import type { StatusName } from './status-row';

/** The statuses in which a unit goes back to who owes it, or to the client. */
export const handedBack: readonly StatusName[] = ['redeemed', 'reinstated', 'returned_to_client'];

/** Those of them whose release is signed before the file goes to its closing (3.6.3); what was reinstated goes by its client’s word. */
const releasedBySignature: readonly StatusName[] = ['redeemed', 'returned_to_client'];

/** What has to be known of a file to say how its unit left: `previousStatus` is the last status outside the legal and close-out stages. */
interface Whereabouts {
  readonly status: StatusName;
  readonly previousStatus: StatusName | null;
}

/** Whether the unit of a file went back, also while the file is in legal review or being closed: no time of the law runs for it any more. */
export const isHandedBack = ({ status, previousStatus }: Whereabouts): boolean =>
  handedBack.includes(previousStatus ?? status);

/** Whether the unit of a file went back against a signature, also while the file is in legal review or being closed. */
export const needsSignedRelease = ({ status, previousStatus }: Whereabouts): boolean =>
  releasedBySignature.includes(previousStatus ?? status);
