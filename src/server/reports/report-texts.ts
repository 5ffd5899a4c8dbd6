/** What stands on the pages of a report beside its table, and in the mails that say that one is there, or was not delivered. */
export const reportTexts = {
  en: {
    rows: (count: number) => `${count} rows`,
    page: 'Page {page} of {pages}',
    none: 'There is nothing to tell.',
    subject: 'A report is ready for you',
    mail: (name: string, link: string) =>
      `Hello ${name},\n\nA report that is made regularly is ready. Sign in to read it; it is kept for a week:\n\n${link}\n\nCollateral Desk`,
    failedSubject: 'A report could not be delivered',
    failedMail: (name: string, link: string) =>
      `Hello ${name},\n\nA report of a schedule that you keep could not be delivered by SFTP. Sign in to see why:\n\n${link}\n\nCollateral Desk`,
  },
  fr: {
    rows: (count: number) => `${count} lignes`,
    page: 'Page {page} de {pages}',
    none: 'Il n’y a rien à signaler.',
    subject: 'Un rapport est prêt',
    mail: (name: string, link: string) =>
      `Bonjour ${name},\n\nUn rapport produit régulièrement est prêt. Ouvrez une session pour le lire; il est conservé une semaine :\n\n${link}\n\nCollateral Desk`,
    failedSubject: 'Un rapport n’a pas pu être livré',
    failedMail: (name: string, link: string) =>
      `Bonjour ${name},\n\nUn rapport d’un calendrier que vous tenez n’a pas pu être livré par SFTP. Ouvrez une session pour voir pourquoi :\n\n${link}\n\nCollateral Desk`,
  },
} as const;

/** Parts of one line. */
export const inLine = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
