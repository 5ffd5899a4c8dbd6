import { about } from '../about';
import type { FormText } from '../form-text';

const rows = [
  'file',
  'creditor',
  'debtor',
  'coDebtors',
  'contract',
  'contractDate',
  'asset',
  'serial',
] as const;

export const qcPriorNoticeText: FormText = {
  en: [
    about('en', rows),
    '{{client.name}}, the creditor, gives you prior notice that it intends to exercise its hypothecary right on the property above (Civil Code of Québec, articles 2757 and 2758).',
    {
      facts: [
        ['The default', '{{defaultDescription}}'],
        ['Right to be exercised', '{{rightExercised}}'],
        ['Registered at the RDPRM under', '{{rdprmNumber}}'],
      ],
    },
    {
      amounts: [
        { label: 'Principal claimed', of: 'amountCapital' },
        { label: 'Interest claimed', of: 'amountInterest' },
      ],
    },
    'You are called upon to surrender the property before the end of {{surrenderDeadline}}.',
    'You may put an end to the exercise of this right by paying what is due, or by remedying the omission or breach and paying the costs incurred, until the property is taken in payment or sold.',
  ],
  fr: [
    about('fr', rows),
    '{{client.name}}, le créancier, vous donne préavis de son intention d’exercer son droit hypothécaire sur le bien décrit ci-dessus (Code civil du Québec, articles 2757 et 2758).',
    {
      facts: [
        ['Le défaut', '{{defaultDescription}}'],
        ['Droit exercé', '{{rightExercised}}'],
        ['Inscrit au RDPRM sous le numéro', '{{rdprmNumber}}'],
      ],
    },
    {
      amounts: [
        { label: 'Capital réclamé', of: 'amountCapital' },
        { label: 'Intérêts réclamés', of: 'amountInterest' },
      ],
    },
    'Vous êtes sommé de délaisser le bien avant l’expiration du délai, le {{surrenderDeadline}}.',
    'Vous pouvez faire échec à l’exercice de ce droit en payant ce qui est dû, ou en remédiant à l’omission ou à la contravention et en payant les frais engagés, jusqu’à ce que le bien soit pris en paiement ou vendu.',
  ],
};
