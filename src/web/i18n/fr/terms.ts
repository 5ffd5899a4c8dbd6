import type { TermsText } from '../en/terms';

export const terms: TermsText = {
  title: 'Conditions d’utilisation',
  lead: 'Les présentes conditions régissent l’utilisation de Collateral Desk (« la plateforme ») par les personnes à qui une entreprise a remis un compte.',
  sections: [
    {
      heading: 'Qui peut utiliser la plateforme',
      text: 'Un compte appartient à une seule personne et ne se prête jamais. Vous l’utilisez uniquement pour le travail de l’entreprise qui vous l’a remis, dans les limites du rôle que vous y occupez.',
    },
    {
      heading: 'Renseignements personnels',
      text: 'Les dossiers contiennent des renseignements personnels et financiers sur des débiteurs et d’autres personnes. Vous ne les consultez que si un dossier dont vous vous occupez l’exige, vous ne les copiez hors de la plateforme que pour ce travail, et vous avisez immédiatement votre superviseur s’ils ont pu tomber entre de mauvaises mains.',
    },
    {
      heading: 'Ce qui est consigné',
      text: 'Les ouvertures de session, les modifications, l’affichage de renseignements masqués et les exportations sont consignés avec votre nom et l’heure. Ce registre ne peut être ni modifié ni supprimé; il peut être montré à votre entreprise, à ses clients et aux autorités.',
    },
    {
      heading: 'Avis et délais légaux',
      text: 'La plateforme calcule les délais d’avis et les autres dates légales à partir de règles dont la source est indiquée. Ces calculs appuient votre jugement sans remplacer un avis juridique. La personne qui agit dans un dossier répond de la légalité de ses gestes.',
    },
    {
      heading: 'Votre compte',
      text: 'Gardez votre mot de passe et vos codes pour vous. Une session se verrouille après dix minutes d’inactivité et prend fin après douze heures. Votre entreprise peut suspendre ou fermer votre compte en tout temps.',
    },
    {
      heading: 'Disponibilité',
      text: 'La plateforme est maintenue disponible avec soin, mais des interruptions surviennent. Gardez à portée, par un autre moyen, ce dont dépend un délai légal.',
    },
  ],
};
