import type { ScreenTexts } from '../en/screens';
import { billing } from './billing';
import { closeOut } from './close-out';
import { document } from './document';
import { fee } from './fee';
import { file } from './file';
import { history } from './history';
import { housekeeping } from './housekeeping';
import { importing } from './import';
import { lenderJobs } from './lender-jobs';
import { lists } from './lists';
import { bankStatement } from './bank-statement';
import { monthEnd } from './month-end';
import { moved } from './moved';
import { deadlines } from './deadlines';
import { myDay } from './my-day';
import { note } from './note';
import { records } from './records';
import { remarketing } from './remarketing';
import { reports } from './reports';
import { rules } from './rules';
import { savedViews } from './saved-views';
import { reminder } from './reminder';
import { request } from './request';
import { searches } from './searches';
import { updating } from './updating';
import { vendorInvoice } from './vendor-invoice';
import { shell } from './shell';

export const screens: ScreenTexts = {
  product: 'Collateral Desk',
  yes: 'Oui',
  no: 'Non',
  masked: 'masqué',
  hidden: 'Caché pour votre rôle',
  cancel: 'Annuler',
  close: 'Fermer',
  remove: 'Retirer',
  partFailed: 'Ce volet n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  loading: 'Chargement',
  error: 'Une erreur est survenue.',
  errorUnreachable: 'Le serveur est injoignable. Vérifiez la connexion.',
  errorTooSlow: 'Le serveur a mis trop de temps à répondre.',
  errorAbsent: 'Cette fiche n’existe pas.',
  copy: 'Copier %{what}',
  copied: '%{what} : copié',
  unnamed: 'Sans nom',
  frame: {
    skip: 'Aller au contenu',
    areas: 'Secteurs',
    work: 'Travail',
    money: 'Finances',
    network: 'Réseau',
    settings: 'Paramètres',
    home: 'Accueil',
    importPlacements: 'Importer',
    remarketing: 'Remise en marché',
    reports: 'Rapports',
    deadlines: 'Échéances légales',
    bankStatement: 'Relevés bancaires',
    monthEnd: 'Fin de mois',
    lenderJobs: 'Fichiers des prêteurs',
    closeOutFiles: 'Fichiers de fermeture',
    updateFiles: 'Mettre à jour des dossiers',
    housekeeping: 'Entretien des données',
    narrow: 'Réduire le menu',
    wide: 'Élargir le menu',
    openMenu: 'Menu',
    search: 'Chercher un dossier, une entreprise, une personne',
    searchShort: 'Chercher',
    searchHint: 'Référence, nom, NIV, téléphone ou entreprise',
    searching: 'Recherche en cours',
    searchNone: 'Rien ne correspond à « %{words} ».',
    goTo: 'Aller à',
    create: 'Créer',
    unread: '%{count} note non lue |||| %{count} notes non lues',
    unreadNone: 'Aucune note non lue',
    due: '%{count} rappel échu |||| %{count} rappels échus',
    dueNone: 'Aucun rappel échu',
    language: 'English',
    languageLabel: 'Show in English',
    dark: 'Couleurs sombres',
    light: 'Couleurs claires',
    person: 'Votre compte',
    changePassword: 'Changer le mot de passe',
    sessions: 'Sessions',
    keys: 'Clavier',
    logOut: 'Fermer la session',
    broken: 'Cette page n’a pas pu être affichée',
    brokenLead: 'Votre saisie est conservée. Réessayez ou revenez en arrière.',
    absent: 'Cette page n’existe pas',
    absentLead: 'Elle a pu être déplacée, ou l’adresse est incomplète.',
    denied: 'Votre rôle ne donne pas accès à cette page',
    deniedLead: 'Adressez-vous à un administrateur si votre travail l’exige.',
    backHome: 'Aller à l’accueil',
  },
  keys: {
    title: 'Clavier',
    palette: 'Recherche et commandes',
    search: 'Chercher',
    down: 'Ligne suivante',
    up: 'Ligne précédente',
    open: 'Ouvrir la ligne',
    select: 'Sélectionner la ligne',
    filter: 'Ajouter un filtre',
    edit: 'Modifier la fiche',
    create: 'Nouvelle fiche',
    save: 'Enregistrer le formulaire',
    help: 'Cette liste',
    goHome: 'Aller à l’accueil',
    goFiles: 'Aller aux dossiers',
  },
  ...lists,
  ...records,
  ...savedViews,
  ...moved,
  file,
  history,
  note,
  reminder,
  request,
  document,
  fee,
  billing,
  vendorInvoice,
  searches,
  importing,
  updating,
  closeOut,
  remarketing,
  reports,
  lenderJobs,
  deadlines,
  bankStatement,
  monthEnd,
  myDay,
  rules,
  housekeeping,
  ...shell,
  home: {
    title: 'Accueil',
    greeting: 'Bonjour, %{name}',
    attention: 'À surveiller',
    overdue: 'Échéance du statut dépassée',
    unassigned: 'Sans responsable',
    noActivity7d: 'Sans activité depuis 7 jours',
    rush: 'Urgents',
    hold: 'En suspens',
    active: 'Dossiers actifs',
    closed: 'Fermés',
    stages: 'Où en sont les dossiers',
    asTable: 'Chiffres en tableau',
    asPicture: 'Chiffres en image',
    due: 'Rappels échus',
    dueNone: 'Aucun rappel échu. Les prochains s’affichent ici le jour venu.',
    unread: 'Notes non lues',
    unreadNone: 'Vous avez lu toutes les notes.',
    allNotes: 'Toutes les notes',
    allReminders: 'Tous les rappels',
    statusDeadline: 'Échéance du statut dépassée',
  },
  role: {
    subject: 'Objet',
    special: 'Actions particulières',
    full: 'Autorisé',
    limited: 'Autorisé dans certaines limites',
    grant: '%{action} : %{subject}',
  },
  sessions: {
    title: 'Vos sessions',
    lead: 'Chaque endroit où votre session est ouverte. Fermez celle que vous ne connaissez pas.',
    others: 'Sessions',
    none: 'Aucune session ouverte.',
    current: 'Cette session',
    end: 'Fermer',
    lastSeen: 'Dernière utilisation : %{when}',
    since: 'Ouverture : %{when}',
    ended: 'La session a été fermée.',
    unknown: 'Navigateur inconnu',
  },
};
