import type { Among } from '../fields';

/** Whom files are of: a lender, and none of its offices. */
export const clients = { activityType: ['lender'], isOffice: ['false'] } as const satisfies Among;
