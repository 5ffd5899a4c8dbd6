import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'contract'] as const;

export const noticeIntentionEnforceSecurityText: FormText = {
  en: [
    about('en', rows),
    'Take notice that {{client.name}}, a secured creditor, intends to enforce its security on the property of the insolvent person described below (Bankruptcy and Insolvency Act, section 244).',
    {
      facts: [
        ['The property', '{{propertyDescription}}'],
        ['The security', '{{securityDescription}}'],
      ],
    },
    { amounts: [{ label: 'Total indebtedness secured', of: 'indebtedness', strong: true }] },
    'The secured creditor will not have the right to enforce the security until after {{expiryDate}}, at least ten days after this notice was sent, unless the insolvent person consents to an earlier enforcement.',
    'Consent to an earlier enforcement may be given only after this notice was received:',
    { signs: ['Consent of the insolvent person', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    'Avis vous est donné que {{client.name}}, créancier garanti, a l’intention de mettre à exécution sa garantie sur les biens de la personne insolvable décrits ci-dessous (Loi sur la faillite et l’insolvabilité, article 244).',
    {
      facts: [
        ['Les biens', '{{propertyDescription}}'],
        ['La garantie', '{{securityDescription}}'],
      ],
    },
    { amounts: [{ label: 'Dette totale garantie', of: 'indebtedness', strong: true }] },
    'Le créancier garanti ne pourra mettre à exécution sa garantie qu’après le {{expiryDate}}, soit au moins dix jours après l’envoi du présent préavis, à moins que la personne insolvable ne consente à une exécution à une date plus rapprochée.',
    'Le consentement à une exécution plus rapprochée ne peut être donné qu’après réception du présent préavis\u00a0:',
    { signs: ['Consentement de la personne insolvable', 'Date'] },
  ],
};
