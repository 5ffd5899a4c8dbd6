import { ruleSources } from './rule-sources';

/** Words that the host fills into its sentences and that are no values of a vocabulary, by the kind of part. */
export const sentenceTerms = {
  event: { created: 'création', updated: 'modification', removed: 'suppression' },
  companyUse: {
    files: 'des dossiers',
    assignments: 'des mandats',
    people: 'des utilisateurs',
    offices: 'des bureaux',
  },
  weekdays: {
    'Mon-Fri': 'du lundi au vendredi',
    'Mon-Sat': 'du lundi au samedi',
    'Mon-Sun': 'tous les jours',
  },
  lenderName: { cibc: 'CIBC', 'lender-a': 'Le prêteur A', 'lender-b': 'Le prêteur B' },
  ruleSource: ruleSources,
  invoicePart: { lines: 'ses lignes', dates: 'ses dates', texts: 'ses textes' },
};
