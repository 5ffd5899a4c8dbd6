/**
 * Raised whenever clocks say another day of the same facts, whenever there is one more of them, whenever an
 * update finds more to reckon them from, or whenever more reminds of them: what stands on open files was reckoned as
 * it was before, and is reckoned anew once a host of this edition works.
 */
export const clockEdition = 8;
