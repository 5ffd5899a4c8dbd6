import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'contract', 'contractDate', 'asset', 'serial'] as const;

export const qcRepossessionNotice30Text: FormText = {
  en: [
    about('en', rows),
    'You are in default under your contract with {{client.name}}. This notice is given as the Consumer Protection Act asks before goods are repossessed.',
    { lead: 'Payments due:', list: 'instalmentsDue' },
    { amounts: [{ label: 'Total due', of: 'totalDue', strong: true }] },
    'Within thirty days of receiving this notice, by {{deadline}}, you may choose:',
    {
      points: [
        'to remedy the default by paying the total due, and the contract goes on;',
        'to return the goods to the creditor.',
      ],
    },
    'If you do neither, the creditor may exercise its right of repossession. Where at least half of the total obligation and of the down payment has been paid, it needs the permission of the court first.',
  ],
  fr: [
    about('fr', rows),
    'Vous êtes en défaut d’exécuter votre contrat avec {{client.name}}. Le présent avis est donné comme l’exige la Loi sur la protection du consommateur avant une reprise de possession.',
    { lead: 'Versements échus\u00a0:', list: 'instalmentsDue' },
    { amounts: [{ label: 'Total échu', of: 'totalDue', strong: true }] },
    'Dans les trente jours de la réception du présent avis, soit au plus tard le {{deadline}}, vous pouvez choisir\u00a0:',
    {
      points: [
        'de remédier au défaut en payant le total échu, et le contrat se poursuit;',
        'de remettre le bien au créancier.',
      ],
    },
    'Si vous ne faites ni l’un ni l’autre, le créancier pourra exercer son droit de reprise. Si vous avez acquitté au moins la moitié de l’obligation totale et du versement comptant, il doit d’abord obtenir la permission du tribunal.',
  ],
};
