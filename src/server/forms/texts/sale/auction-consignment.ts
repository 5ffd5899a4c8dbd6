import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'asset', 'year', 'make', 'model', 'serial'] as const;

export const auctionConsignmentText: FormText = {
  en: [
    about('en', rows),
    'Please offer the asset above for sale for {{client.name}} on these terms.',
    {
      facts: [
        ['Sale date', '{{saleDate}}'],
        ['Run number', '{{runNumber}}'],
        ['Light', '{{lights}}'],
        ['Branding', '{{branding}}'],
        ['Odometer (km)', '{{odometerKm}}'],
        ['Announcements', '{{announcements}}'],
      ],
    },
    { amounts: [{ label: 'Reserve', of: 'reservePrice', strong: true }] },
    'Do not sell below the reserve. Bring us any offer below it before the end of the sale day.',
  ],
  fr: [
    about('fr', rows),
    'Veuillez mettre en vente le bien décrit ci-dessus pour {{client.name}} aux conditions suivantes.',
    {
      facts: [
        ['Date de vente', '{{saleDate}}'],
        ['Numéro de passage', '{{runNumber}}'],
        ['Feu', '{{lights}}'],
        ['Marque au titre', '{{branding}}'],
        ['Odomètre (km)', '{{odometerKm}}'],
        ['Annonces', '{{announcements}}'],
      ],
    },
    { amounts: [{ label: 'Réserve', of: 'reservePrice', strong: true }] },
    'Ne vendez pas sous la réserve. Soumettez-nous toute offre inférieure avant la fin de la journée de vente.',
  ],
};
