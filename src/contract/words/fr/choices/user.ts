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
  auditAction: {
    sign_in: 'Session ouverte',
    sign_in_failed: 'Ouverture de session refusée',
    session_renewed: 'Session renouvelée',
    code_sent: 'Code envoyé',
    code_failed: 'Code erroné',
    refresh_reuse: 'Ancienne session réutilisée',
    session_locked: 'Session verrouillée',
    session_ended: 'Session fermée',
    password_changed: 'Mot de passe changé',
    password_reset: 'Mot de passe réinitialisé',
    reset_asked: 'Réinitialisation demandée',
    invited: 'Invitation',
    calendar_address_made: 'Adresse de calendrier créée',
    calendar_address_removed: 'Adresse de calendrier supprimée',
    export: 'Exportation',
    document_viewed: 'Document consulté',
    document_downloaded: 'Document téléchargé',
    pii_revealed: 'Données masquées révélées',
    search_ordered: 'Recherche achetée',
  },
  noticeWay: {
    desk: 'Au bureau seulement',
    mail: 'Par courriel aussi, en quelques minutes',
    daily: 'Par courriel aussi, chaque matin',
  },
  notificationSection: {
    notesCount: 'Notes',
    dueRemindersCount: 'Rappels échus',
    userRole: 'Droits',
    all: 'Tout',
  },
} satisfies Partial<ChoiceWords>;
