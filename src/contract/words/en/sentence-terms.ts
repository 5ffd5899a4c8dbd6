/** Words that the host fills into its sentences by a key that is no word itself, by the kind of part. */
export const sentenceTerms = {
  lenderName: { cibc: 'CIBC', 'lender-a': 'Lender A', 'lender-b': 'Lender B' },
};
