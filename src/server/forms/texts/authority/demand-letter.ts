import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'contract', 'contractDate', 'asset', 'serial'] as const;

export const demandLetterText: FormText = {
  en: [
    about('en', rows),
    'Payments under your contract with {{client.name}} are overdue. The asset above is security for that contract.',
    { amounts: [{ label: 'Arrears', of: 'arrearsAmount', strong: true }] },
    'Please pay the arrears by {{dueDate}}, or arrange with us to return the asset.',
    '{{paymentInstructions}}',
    'If you have paid already, if you see the amount otherwise, or if a lawyer or a licensed insolvency trustee represents you, please tell us: {{agency.phone}}.',
  ],
  fr: [
    about('fr', rows),
    'Des versements prévus à votre contrat avec {{client.name}} sont en retard. Le bien décrit ci-dessus garantit ce contrat.',
    { amounts: [{ label: 'Arriérés', of: 'arrearsAmount', strong: true }] },
    'Veuillez payer les arriérés au plus tard le {{dueDate}}, ou convenir avec nous de la remise du bien.',
    '{{paymentInstructions}}',
    'Si vous avez déjà payé, si le montant vous paraît inexact, ou si un avocat ou un syndic autorisé en insolvabilité vous représente, veuillez nous en aviser\u00a0: {{agency.phone}}.',
  ],
};
