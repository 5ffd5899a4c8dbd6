/** For how many days what was searched before a seizure counts, and for how many the lender’s registration has to stand beyond it. */
export const searchAge = { liens: 30, insolvency: 14, registration: 60 } as const;
