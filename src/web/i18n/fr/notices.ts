import type { NoticesTexts } from '../en/notices';

export const notices: NoticesTexts = {
  title: 'Avis',
  lead: 'Comment vous êtes averti des notes, des rappels et de ce qui vous attend. Un courriel dit combien il y en a, et rien de qui ou de quoi il s’agit.',
  ways: 'Comment vous êtes averti',
  desk: 'Les nombres du haut de la page et de votre accueil vous le disent, à mesure qu’ils changent.',
  mail: 'Les nouvelles notes, les rappels échus et les demandes pour vous arrivent en un seul courriel, au plus toutes les cinq minutes.',
  daily: 'À 7 h à votre heure : ce que montrerait votre accueil. Aucun courriel quand rien n’attend.',
  kept: 'Votre choix est conservé.',
};
