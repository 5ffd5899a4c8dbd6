import type { ChoiceWords } from '../../choice-words';

export const userChoices = {
  userStatus: {
    invited: 'Invité',
    active: 'Actif',
    suspended: 'Suspendu',
    locked: 'Verrouillé',
    deactivated: 'Désactivé',
  },
  mfaType: {
    email: 'Courriel',
    sms: 'Texto',
  },
  language: {
    en: 'Anglais',
    fr: 'Français',
  },
  colourMode: {
    light: 'Clair',
    dark: 'Sombre',
  },
  sessionStatus: {
    active: 'Active',
    renewal_required: 'Nouvelle authentification requise',
    ended: 'Terminée',
  },
  sessionEndedReason: {
    logout: 'Fermeture de la session',
    idle: 'Inactivité',
    admin: 'Terminée par un administrateur',
    replaced: 'Remplacée',
    password_changed: 'Mot de passe changé',
  },
  accessAction: {
    view_masked: 'Consultation de données masquées',
    download: 'Téléchargement',
    export: 'Exportation',
    search_purchase: 'Recherche achetée',
    report_run: 'Rapport produit',
  },
  notificationSection: {
    notesCount: 'Notes',
    dueRemindersCount: 'Rappels échus',
    userRole: 'Droits',
    all: 'Tout',
  },
} satisfies Partial<ChoiceWords>;
