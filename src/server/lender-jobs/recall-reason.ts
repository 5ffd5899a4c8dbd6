/** Why a file is to be closed that its lender took back, in the language of who lets the lender's word in. */
export const recallReason = { en: 'Recalled by the lender.', fr: 'Rappelé par le prêteur.' } as const;
