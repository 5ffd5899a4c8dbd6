import type { shell as english } from '../en/shell';
import type { TextsOf } from '../texts-of';

/** What stands around the pages: the search with its commands, and the connection. */
export const shell: TextsOf<typeof english> = {
  palette: {
    recent: 'Dossiers récents',
  },
  offline: {
    show: 'Sur le terrain',
    unsent:
      '%{count} élément consigné sur le terrain est en chemin. |||| %{count} éléments consignés sur le terrain sont en chemin.',
    unsentWaits:
      '%{count} élément consigné sur le terrain attend une connexion. |||| %{count} éléments consignés sur le terrain attendent une connexion.',
    notTaken: 'Un élément consigné sur le terrain n’a pas été accepté.',
    lead: 'Vous êtes hors ligne. Ce que vous voyez peut ne plus être à jour, et rien ne peut être enregistré sur cette page avant le retour de la connexion.',
    roadside:
      'Vous êtes hors ligne. Ce que vous voyez peut ne plus être à jour; ce que vous consignez ici est conservé, puis envoyé au retour de la connexion.',
  },
};
