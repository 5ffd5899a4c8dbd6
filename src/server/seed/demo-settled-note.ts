import type { Calendar, Delivery, Seeded } from './demo-bundle';
import type { Desk } from './demo-desks';
import type { Settlement } from './demo-settled';
import { seedId } from './seed-id';

interface Subject {
  readonly fileId: string;
  readonly number: number;
  /** Of the lender. */
  readonly writer: Desk;
  readonly told: readonly Desk[];
}

const texts = {
  arrears: {
    en: ['Arrears paid', 'The customer paid the arrears today, {amount} in all. Please close the file.'],
    fr: [
      'Arriérés payés',
      'Le client a payé aujourd’hui les arriérés, soit {amount}. Veuillez fermer le dossier.',
    ],
  },
  all: {
    en: ['Paid in full', 'The customer paid the account in full today, {amount}. Please close the file.'],
    fr: [
      'Réglé en entier',
      'Le client a réglé aujourd’hui tout le compte, soit {amount}. Veuillez fermer le dossier.',
    ],
  },
} as const;

/** In a quarter of an hour it is read. */
const readAfter = 900_000;

/** How a lender tells that its customer has paid, and that the file is to be closed for it. */
export function makeSettledNote(
  { fileId, number, writer, told }: Subject,
  { what, at, amount }: Settlement,
  calendar: Calendar,
): { readonly notes: readonly Seeded<'note'>[]; readonly deliveries: readonly Delivery[] } {
  const { isFrench } = writer;
  const [subject, body] = texts[what][isFrench ? 'fr' : 'en'];
  const sum = new Intl.NumberFormat(isFrench ? 'fr-CA' : 'en-CA', { style: 'currency', currency: 'CAD' });
  const _id = seedId('note', `${number} settled`);
  const readAt = new Date(
    Math.min(Date.parse(at) + readAfter, Date.parse(calendar.momentAgo(0))),
  ).toISOString();
  const by = { createdAt: at, createdBy: writer.userId, updatedAt: at, updatedBy: writer.userId };
  const note: Seeded<'note'> = {
    ...{ _id, fileId, noteType: 'client_instruction', audience: 'client' },
    ...{ senderId: writer.userId, companyId: writer.companyId },
    recipients: [...new Set(told.map(({ companyId }) => companyId))].map((companyId) => ({
      companyId,
      kind: 'to' as const,
    })),
    ...{ subject, body: body.replace('{amount}', sum.format(amount / 100)), channel: 'in_app' },
    ...{ isRush: false, pinned: false, requiresReply: false, postedToClient: false },
    ...by,
  };
  const deliveries = told.map(({ userId, companyId }) => ({
    ...{ noteId: _id, userId, companyId, kind: 'to' as const, readAt, createdAt: at },
  }));
  return { notes: [note], deliveries };
}
