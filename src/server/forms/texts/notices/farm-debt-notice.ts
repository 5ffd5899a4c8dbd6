import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'contract'] as const;

export const farmDebtNoticeText: FormText = {
  en: [
    about('en', rows),
    'Take notice that {{client.name}}, a secured creditor, intends to realize on its security against the property of a farmer described below (Farm Debt Mediation Act, section 21).',
    { facts: [['The property', '{{propertyDescription}}']] },
    { amounts: [{ label: 'Indebtedness', of: 'indebtedness', strong: true }] },
    'Nothing is done on this notice before {{expiryDate}}: fifteen business days pass first.',
    'You have the right to apply for a stay of proceedings, a review of your financial situation and mediation with your creditors. It is free. Contact: {{mediationContact}}.',
  ],
  fr: [
    about('fr', rows),
    'Avis vous est donné que {{client.name}}, créancier garanti, a l’intention de réaliser sa garantie sur les biens d’un agriculteur décrits ci-dessous (Loi sur la médiation en matière d’endettement agricole, article 21).',
    { facts: [['Les biens', '{{propertyDescription}}']] },
    { amounts: [{ label: 'Dette', of: 'indebtedness', strong: true }] },
    'Rien n’est entrepris en vertu du présent avis avant le {{expiryDate}}\u00a0: quinze jours ouvrables s’écoulent d’abord.',
    'Vous avez le droit de demander une suspension des procédures, un examen de votre situation financière et une médiation avec vos créanciers. Ce service est gratuit. Coordonnées\u00a0: {{mediationContact}}.',
  ],
};
