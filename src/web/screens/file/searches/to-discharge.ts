import type { Holder } from './file-searches';

/** Whether it is a registration of our client's that still stands, known well enough to ask a registry for its discharge. */
export const isToDischarge = ({ isOurClient, registrationNumber, jurisdiction, status }: Holder): boolean =>
  isOurClient === true && Boolean(registrationNumber && jurisdiction) && status !== 'discharged';
