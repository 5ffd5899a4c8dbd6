import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'asset', 'year', 'make', 'model', 'serial'] as const;

export const billOfSaleText: FormText = {
  en: [
    about('en', rows),
    '{{client.name}} sells to {{purchaser}} the asset above.',
    {
      facts: [
        ['Purchaser’s dealer licence', '{{dealerLicence}}'],
        ['Purchaser’s tax numbers', '{{taxNumbers}}'],
        ['Exempt from sales tax', '{{exemption}}'],
        ['Sale date', '{{saleDate}}'],
        ['Odometer (km), as it reads', '{{odometerKm}}'],
        ['Branding', '{{branding}}'],
      ],
    },
    {
      amounts: [
        { label: 'Price', of: 'salePrice' },
        { label: 'Sales tax', of: 'saleTax' },
        { label: 'Total', of: 'total', strong: true },
      ],
    },
    'The asset is sold as it is and where it is, without warranty of its condition or of its fitness for any purpose, as far as the law allows. It passes free of the interest under which it was seized once the price and the tax are paid.',
    { signs: ['For the seller', 'Date', 'For the purchaser', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    '{{client.name}} vend à {{purchaser}} le bien décrit ci-dessus.',
    {
      facts: [
        ['Permis de commerçant de l’acheteur', '{{dealerLicence}}'],
        ['Numéros de taxes de l’acheteur', '{{taxNumbers}}'],
        ['Exempté de la taxe de vente', '{{exemption}}'],
        ['Date de vente', '{{saleDate}}'],
        ['Odomètre (km), tel qu’il se lit', '{{odometerKm}}'],
        ['Marque au titre', '{{branding}}'],
      ],
    },
    {
      amounts: [
        { label: 'Prix', of: 'salePrice' },
        { label: 'Taxe de vente', of: 'saleTax' },
        { label: 'Total', of: 'total', strong: true },
      ],
    },
    'Le bien est vendu tel quel et là où il se trouve, sans garantie de son état ni de son aptitude à quelque usage, dans la mesure permise par la loi. Il passe libre de la sûreté en vertu de laquelle il a été saisi une fois le prix et la taxe payés.',
    { signs: ['Pour le vendeur', 'Date', 'Pour l’acheteur', 'Date'] },
  ],
};
