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
] as const;

export const letterOfInstructionsAbText: FormText = {
  en: [
    about('en', rows),
    'You are instructed to seize the asset above on behalf of {{client.name}}, the secured party, under the Civil Enforcement Act and the Personal Property Security Act of Alberta.',
    {
      facts: [
        ['Instruction', '{{seizureInstruction}}'],
        ['Registration', '{{registrationNumber}}'],
        ['Balance secured', '{{balanceAmount}}'],
      ],
    },
    { lead: 'The asset may be found at:', list: 'addresses' },
    '{{instructions}}',
    {
      points: [
        '{{client.name}} has a security interest in the asset, registered as above, and the debtor is in default.',
        '{{client.name}} indemnifies you for your lawful fees, and for claims that arise from acting on these instructions as given.',
        'Serve the notice of seizure and the notice of objection on the debtor, and send us proof of both.',
      ],
    },
    { signs: ['Signature for the secured party', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    'Vous êtes chargés de saisir le bien décrit ci-dessus pour le compte de {{client.name}}, le créancier garanti, en vertu de la Civil Enforcement Act et de la Personal Property Security Act de l’Alberta.',
    {
      facts: [
        ['Directive', '{{seizureInstruction}}'],
        ['Inscription', '{{registrationNumber}}'],
        ['Solde garanti', '{{balanceAmount}}'],
      ],
    },
    { lead: 'Le bien peut se trouver à ces adresses\u00a0:', list: 'addresses' },
    '{{instructions}}',
    {
      points: [
        '{{client.name}} détient sur le bien une sûreté inscrite comme ci-dessus, et le débiteur est en défaut.',
        '{{client.name}} vous indemnise de vos honoraires légitimes et des réclamations découlant de l’exécution des présentes directives telles que données.',
        'Signifiez au débiteur l’avis de saisie et l’avis d’opposition, et faites-nous parvenir la preuve des deux.',
      ],
    },
    { signs: ['Signature pour le créancier garanti', 'Date'] },
  ],
};
