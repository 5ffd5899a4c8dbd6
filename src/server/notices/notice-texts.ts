import type { Waiting } from './gather';

type Words = Readonly<Record<Waiting[number]['what'], string>>;

interface NoticeTexts {
  readonly what: Words;
  readonly subject: { readonly mail: string; readonly daily: string };
  /** `lines`: what waits, one a line. */
  readonly mail: (name: string, lines: string, link: string) => string;
  readonly line: (what: string, count: number) => string;
}

/** The mail that says what waits on the desk; how much of it, and nothing of whom or what it is about. */
export const noticeTexts: { readonly en: NoticeTexts; readonly fr: NoticeTexts } = {
  en: {
    what: {
      notes: 'New notes',
      reminders: 'Reminders that are due',
      deadlines: 'Files with a legal deadline within 7 days',
      late: 'Files past their status deadline',
      rush: 'Rush files',
      decisions: 'Requests that wait for you',
      invoicesToDecide: 'Vendor invoices that wait for you',
      proposals: 'Proposals to answer',
      invoicesSentBack: 'Invoices sent back',
      unassigned: 'Files not assigned to anyone',
      quiet: 'Files without activity for 7 days',
      held: 'Files on hold',
      unbilled: 'Fees not billed yet',
      drafts: 'Invoices in draft',
      overdueInvoices: 'Invoices overdue',
      invoicesToPost: 'Vendor invoices to post',
      remitDue: 'Trust money to remit',
      expiring: 'Licences and insurance to renew within 30 days',
      licencesOfPeople: 'Licences of people to renew within 30 days',
    },
    subject: { mail: 'New on your desk', daily: 'Your desk this morning' },
    mail: (name, lines, link) =>
      `Hello ${name},\n\n${lines}\n\nSign in to see them:\n${link}\n\nHow you hear of this is yours to choose, under “Notices”.\n\nCollateral Desk`,
    line: (what, count) => `${what}: ${count}`,
  },
  fr: {
    what: {
      notes: 'Nouvelles notes',
      reminders: 'Rappels échus',
      deadlines: 'Dossiers dont une échéance légale tombe d’ici 7 jours',
      late: 'Dossiers dont le délai de statut est dépassé',
      rush: 'Dossiers urgents',
      decisions: 'Demandes qui vous attendent',
      invoicesToDecide: 'Factures qui vous attendent',
      proposals: 'Propositions à traiter',
      invoicesSentBack: 'Factures retournées',
      unassigned: 'Dossiers assignés à personne',
      quiet: 'Dossiers sans activité depuis 7 jours',
      held: 'Dossiers en suspens',
      unbilled: 'Frais non facturés',
      drafts: 'Factures en brouillon',
      overdueInvoices: 'Factures en retard',
      invoicesToPost: 'Factures à comptabiliser',
      remitDue: 'Sommes en fiducie à remettre',
      expiring: 'Permis et assurances à renouveler d’ici 30 jours',
      licencesOfPeople: 'Permis de personnes à renouveler d’ici 30 jours',
    },
    subject: { mail: 'Du nouveau sur votre bureau', daily: 'Votre bureau ce matin' },
    mail: (name, lines, link) =>
      `Bonjour ${name},\n\n${lines}\n\nOuvrez une session pour les voir\u00a0:\n${link}\n\nVous choisissez comment vous êtes averti, sous « Avis ».\n\nCollateral Desk`,
    line: (what, count) => `${what}\u00a0: ${count}`,
  },
};
