import type { FormText } from '../form-text';

export const lienDischargeRequestText: FormText = {
  en: [
    {
      facts: [
        ['Our file', '{{file.ref}}'],
        ['Secured party', '{{securedParty}}'],
        ['Debtor', '{{debtor.fullName}}'],
        ['Co-debtors', '{{coDebtors}}'],
        ['Registration', '{{registrationNumber}}'],
        ['Province', '{{province.name}}'],
        ['Asset', '{{asset.description}}'],
        ['{{asset.serialName}}', '{{asset.serialNumber}}'],
      ],
    },
    'We ask that registration {{registrationNumber}} in favour of {{securedParty}} be discharged as far as it describes the asset above. The secured party no longer claims an interest in this asset under that registration.',
    'Where the registration describes other collateral, it is to stand for that collateral.',
    'Please send us the confirmation of the discharge, with its number and date, quoting our file {{file.ref}}.',
  ],
  fr: [
    {
      facts: [
        ['Notre dossier', '{{file.ref}}'],
        ['Créancier garanti', '{{securedParty}}'],
        ['Débiteur', '{{debtor.fullName}}'],
        ['Codébiteurs', '{{coDebtors}}'],
        ['Inscription', '{{registrationNumber}}'],
        ['Province', '{{province.name}}'],
        ['Bien', '{{asset.description}}'],
        ['{{asset.serialName}}', '{{asset.serialNumber}}'],
      ],
    },
    'Nous demandons la radiation de l’inscription {{registrationNumber}} prise en faveur de {{securedParty}}, dans la mesure où elle vise le bien décrit ci-dessus. Le créancier garanti ne revendique plus aucun droit sur ce bien en vertu de cette inscription.',
    'Si l’inscription vise d’autres biens, elle demeure à leur égard.',
    'Veuillez nous faire parvenir la confirmation de la radiation, avec son numéro et sa date, en rappelant notre dossier {{file.ref}}.',
  ],
};
