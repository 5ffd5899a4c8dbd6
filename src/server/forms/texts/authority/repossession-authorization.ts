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
  'plate',
  'province',
] as const;

export const repossessionAuthorizationText: FormText = {
  en: [
    about('en', rows),
    '{{client.name}} authorizes {{agency.name}} to take possession of the asset above for it, by itself or by whom it appoints and who holds the licence that the law asks for.',
    {
      amounts: [
        { label: 'Balance of the contract', of: 'balanceAmount' },
        { label: 'Arrears', of: 'arrearsAmount' },
      ],
    },
    '{{instructions}}',
    {
      points: [
        '{{client.name}} confirms that the contract is in default, that it holds the right to possession, and that the facts above are as its books show them.',
        '{{client.name}} holds {{agency.name}} harmless for acts done within this authorization and within the law. This does not cover negligence, nor an act that the law forbids.',
        'This authorization ends when {{client.name}} withdraws it in writing.',
      ],
    },
    {
      facts: [
        ['Signed for the client by', '{{signatory}}'],
        ['Authorized on', '{{authorizationDate}}'],
        ['Rush', '{{isRush}}'],
      ],
    },
    { signs: ['Signature for the client', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    '{{client.name}} autorise {{agency.name}} à prendre possession pour son compte du bien décrit ci-dessus, par elle-même ou par les personnes qu’elle mandate et qui détiennent le permis exigé par la loi.',
    {
      amounts: [
        { label: 'Solde du contrat', of: 'balanceAmount' },
        { label: 'Arriérés', of: 'arrearsAmount' },
      ],
    },
    '{{instructions}}',
    {
      points: [
        '{{client.name}} confirme que le contrat est en défaut, qu’elle a droit à la possession du bien et que les renseignements ci-dessus sont conformes à ses livres.',
        '{{client.name}} tient {{agency.name}} indemne des actes accomplis dans les limites de la présente autorisation et de la loi. Cet engagement ne vise ni la négligence ni un acte interdit par la loi.',
        'La présente autorisation prend fin lorsque {{client.name}} la retire par écrit.',
      ],
    },
    {
      facts: [
        ['Signataire pour le client', '{{signatory}}'],
        ['Autorisé le', '{{authorizationDate}}'],
        ['Urgent', '{{isRush}}'],
      ],
    },
    { signs: ['Signature pour le client', 'Date'] },
  ],
};
