import type { TranslationOf } from '../../sentence';
import type { searchSentences as english } from '../../en/sentences/searches';

/** Searches that are bought, and what became of them. */
export const searchSentences: TranslationOf<typeof english> = {
  vinNotOfFile: 'Une recherche se fait par le numéro de série du dossier, {vin}.',
  fileHasNoVin: 'Le dossier n’a pas de numéro de série à rechercher.',
  nameRegistry: 'Indiquez un registre où chercher.',
  businessByName: 'Une entreprise se recherche comme entreprise, une personne comme personne.',
  birthDateNeeded: 'Une recherche précise se fait par la date de naissance, que le dossier n’a pas.',
  birthDateNotYours:
    'Une recherche précise se fait par la date de naissance, que vous ne pouvez pas voir; cherchez sans elle.',
  onlyBritishColumbia: 'L’ICBC connaît les véhicules de la Colombie-Britannique.',
  monthlyCap:
    'Votre entreprise a eu les {most} rapports de ce mois que son personnel peut commander; un superviseur peut en commander d’autres.',
  standsAlready:
    'La même recherche a été commandée le {on:date} pour {cost:money} et compte pendant 30 jours. Ne la commandez de nouveau que si vous voulez la payer de nouveau.',
  ordered: '{kind:searchKind} : commande passée à {provider}.',
  outcome: '{kind:searchKind} : {status:searchStatus}.',
  waits: '{kind:searchKind} : {status:searchStatus}. {why:sentence}',
  notReached: 'Le fournisseur n’a pas pu être joint : {why:sentence}. Un nouvel essai suivra.',
  refused: 'Le fournisseur a refusé ({status:number}).',
  refusedSaying: 'Le fournisseur a refusé : {said}',
  answeredLater: 'Le fournisseur a répondu {status:number}. Un nouvel essai suivra.',
  cannotRead: 'Le fournisseur a envoyé une réponse illisible. Rien n’en a été retenu.',
  anotherSubject:
    'Le fournisseur a répondu pour autre chose que ce qui était recherché. Rien n’en a été retenu.',
  tooLong: 'La réponse du fournisseur est trop longue pour en être une. Rien n’en a été retenu.',
  referenceTaken: 'Le fournisseur a répondu avec la référence d’une autre commande. Rien n’en a été retenu.',
  subjectGone: 'Ce qui devait être recherché n’est plus au dossier.',
  isOver: 'Cette recherche a sa réponse.',
  othersFirst: '{who} : inscription antérieure à celle de notre client ({jurisdiction:province}).',
  noSuchRegistration: 'Aucune inscription ne porte le numéro {number}.',
  dischargeOwn:
    'Seule une inscription de notre client qui figure parmi les créanciers garantis du dossier est radiée d’ici.',
  holderIsNotified: '{name} est à aviser : indiquez d’abord le contraire parmi les créanciers garantis.',
  lienHoldersChanged: 'Créanciers garantis modifiés.',
};
