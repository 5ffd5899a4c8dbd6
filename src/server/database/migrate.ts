import { Migrator, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { house } from './migrations/0001-house';
import { countedFiles } from './migrations/0002-counted-files';
import { money } from './migrations/0003-money';
import { billsSentBack } from './migrations/0004-bills-sent-back';
import { countedBills } from './migrations/0005-counted-bills';
import { cashAgreed } from './migrations/0006-cash-agreed';
import { closeOut } from './migrations/0007-close-out';
import { pastDueOn } from './migrations/0008-past-due-on';
import { numbersOfSuppliers } from './migrations/0009-numbers-of-suppliers';
import { heldSince } from './migrations/0010-held-since';
import { whatShapedFees } from './migrations/0011-what-shaped-fees';
import { wholeLists } from './migrations/0012-whole-lists';
import { openSerials } from './migrations/0013-open-serials';
import { firstRead } from './migrations/0014-first-read';
import { sentences } from './migrations/0015-sentences';
import { proofs } from './migrations/0017-proofs';
import { books } from './migrations/0018-books';
import { reads } from './migrations/0020-reads';
import { services } from './migrations/0021-services';
import { searches } from './migrations/0022-searches';
import { skipTraces } from './migrations/0023-skip-traces';
import { checkedDocuments } from './migrations/0030-checked-documents';
import { photoSlots } from './migrations/0030-photo-slots';
import { peopleOfWhoWorks } from './migrations/0025-people-of-who-works';
import { catalogue } from './migrations/0028-catalogue';
import { valuations } from './migrations/0023-valuations';
import { purchasers } from './migrations/0026-purchasers';
import { repairs } from './migrations/0027-repairs';
import { factsOfUnits } from './migrations/0115-facts-of-units';
import { reports } from './migrations/0033-reports';
import { calendar } from './migrations/0034-calendar';
import { auditLog } from './migrations/0036-audit-log';
import { bankLines } from './migrations/0035-bank-lines';
import { layoutsAndUndoneSheets } from './migrations/0037-layouts-and-undone-sheets';
import { jobsOfAll } from './migrations/0038-jobs-of-all';
import { ledgerEntries } from './migrations/0039-ledger-entries';
import { attempts } from './migrations/0041-attempts';
import { countedByAgency } from './migrations/0042-counted-by-agency';
import { sealedFields } from './migrations/0065-sealed-fields';
import { emailChanges } from './migrations/0070-email-changes';
import { documentsByOneWord } from './migrations/0075-documents-by-one-word';
import { invoicesByOneWord } from './migrations/0076-invoices-by-one-word';
import { creditsInPart } from './migrations/0085-credits-in-part';
import { answersOfRequests } from './migrations/0086-answers-of-requests';
import { bytesOfDocuments } from './migrations/0080-bytes-of-documents';
import { legalHolds } from './migrations/0087-legal-holds';
import { erasedNames } from './migrations/0090-erased-names';
import { feesOfProvincialTaxes } from './migrations/0091-fees-of-provincial-taxes';
import { interestOwed } from './migrations/0092-interest-owed';
import { listsInTheirIndexes } from './migrations/0093-lists-in-their-indexes';
import { voidedOn } from './migrations/0094-voided-on';
import { bookedOn } from './migrations/0096-booked-on';
import { knownSendings } from './migrations/0097-known-sendings';
import { redemptionsThatGoBack } from './migrations/0098-redemptions-that-go-back';
import { placesOfSupply } from './migrations/0099-places-of-supply';
import { rulesMoveOn } from './migrations/0095-rules-state';
import { notices } from './migrations/0040-notices';
import { ruleChanges } from './migrations/0050-rule-changes';
import { metInTheirOrder } from './migrations/0101-met-in-their-order';
import { closedAndLateFiles } from './migrations/0102-closed-and-late-files';
import { reasonsOfRules } from './migrations/0103-reasons-of-rules';
import { forgottenLines } from './migrations/0105-forgotten-lines';
import { aliasesApart } from './migrations/0106-aliases-apart';
import { assignmentsByStatus } from './migrations/0107-assignments-by-status';
import { documentsOfInvoices } from './migrations/0108-documents-of-invoices';
import { ordersOfProjectedFees } from './migrations/0109-orders-of-projected-fees';
import { notifiedUntil } from './migrations/0110-notified-until';
import { invoicesAreDue } from './migrations/0111-invoices-are-due';
import { openDeadlines } from './migrations/0112-open-deadlines';
import { narrowedLists } from './migrations/0121-narrowed-lists';
import { filesByClosing } from './migrations/0122-files-by-closing';
import { searchesGathered } from './migrations/0123-searches-gathered';
import { rolesInFrench } from './migrations/0124-roles-in-french';
import { unassignedFiles } from './migrations/0125-unassigned-files';
import { documentsOfCompanies } from './migrations/0126-documents-of-companies';
import { mailedReports } from './migrations/0127-mailed-reports';
import { notesThatPress } from './migrations/0128-notes-that-press';
import { mailsThatWait } from './migrations/0129-mails-that-wait';
import { namedOrders } from './migrations/0131-named-orders';
import { turnsOfJobs } from './migrations/0134-turns-of-jobs';
import { sealedCells } from './migrations/0135-sealed-cells';
import { editionOfClocks } from './migrations/0136-clock-edition';
import { notesInPrint } from './migrations/0137-notes-in-print';
import { mailsAskedBy } from './migrations/0138-mails-asked-by';
import { releasesOfAssets } from './migrations/0139-releases-of-assets';
import { clientContacts } from './migrations/0142-client-contacts';
import { wordsOfChoices } from './migrations/0143-words-of-choices';
import { ordersOfLists } from './migrations/0145-orders-of-lists';
import { mailsOfAccounts } from './migrations/0146-mails-of-accounts';
import { standingsOfFiles } from './migrations/0154-standings';
import { contactsOfHolders } from './migrations/0155-contacts-of-holders';
import { remindersOfNotices } from './migrations/0157-reminders-of-notices';
import { photosThatProve } from './migrations/0158-photos-that-prove';
import { toldBookValues } from './migrations/0159-told-book-values';
import { sourcesOfValues } from './migrations/0160-sources-of-values';
import { billsByFlag } from './migrations/0161-bills-by-flag';
import { daysThatPapersSay } from './migrations/0162-days-that-papers-say';
import { remindersByStatus } from './migrations/0163-reminders-by-status';
import { closedOnADay } from './migrations/0164-closed-on-a-day';
import { whatAUnitIs } from './migrations/0165-what-a-unit-is';
import { dueInQuebec } from './migrations/0166-due-in-quebec';
import { daysOfLenders } from './migrations/0167-days-of-lenders';
import { attachmentsOfNews } from './migrations/0168-attachments-of-news';
import { wordsOnTheWay } from './migrations/0169-words-on-the-way';
import { changesByTheirField } from './migrations/0170-changes-by-their-field';
import { whyRepairsWereDeclined } from './migrations/0171-why-repairs-were-declined';
import { movesByTheirTime } from './migrations/0172-moves-by-their-time';
import { remindersPutOff } from './migrations/0174-reminders-put-off';
import { ordersThatStoodNowhere } from './migrations/0175-orders-that-stood-nowhere';
import { seldomKinds } from './migrations/0176-seldom-kinds';
import { moneyToRemit } from './migrations/0177-money-to-remit';
import { accountsByTheirEnd } from './migrations/0178-accounts-by-their-end';
import { companiesOfAClient } from './migrations/0179-companies-of-a-client';
import { remindersGivenAway } from './migrations/0180-reminders-given-away';
import { whatAssignmentsOpen } from './migrations/0181-what-assignments-open';
import { reachByAssignments } from './migrations/0182-reach-by-assignments';
import { assignmentsInOrder } from './migrations/0183-assignments-in-order';
import { reasonsInWords } from './migrations/0184-reasons-in-words';
import { foundInTheirOrder } from './migrations/0185-found-in-their-order';
import { lettersFoldedSoon } from './migrations/0186-letters-folded-soon';
import { filesMovedOnOnce } from './migrations/0187-files-moved-on-once';
import { toldApartInOrder } from './migrations/0188-told-apart-in-order';
import { remindersByType } from './migrations/0114-reminders-by-type';
import { valuationOrders } from './migrations/0104-valuation-orders';
import { deliveredReports } from './migrations/0118-delivered-reports';
import type { Tables } from './tables';

/** Every migration, in order. A landed one is never changed. */
const migrations = {
  '0001-house': house,
  '0002-counted-files': countedFiles,
  '0003-money': money,
  '0004-bills-sent-back': billsSentBack,
  '0005-counted-bills': countedBills,
  '0006-cash-agreed': cashAgreed,
  '0007-close-out': closeOut,
  '0008-past-due-on': pastDueOn,
  '0009-numbers-of-suppliers': numbersOfSuppliers,
  '0010-held-since': heldSince,
  '0011-what-shaped-fees': whatShapedFees,
  '0012-whole-lists': wholeLists,
  '0013-open-serials': openSerials,
  '0014-first-read': firstRead,
  '0015-sentences': sentences,
  '0017-proofs': proofs,
  '0018-books': books,
  '0020-reads': reads,
  '0021-services': services,
  '0022-searches': searches,
  '0023-skip-traces': skipTraces,
  '0023-valuations': valuations,
  '0025-people-of-who-works': peopleOfWhoWorks,
  '0026-purchasers': purchasers,
  '0027-repairs': repairs,
  '0115-facts-of-units': factsOfUnits,
  '0028-catalogue': catalogue,
  '0030-checked-documents': checkedDocuments,
  '0030-photo-slots': photoSlots,
  '0033-reports': reports,
  '0034-calendar': calendar,
  '0035-bank-lines': bankLines,
  '0036-audit-log': auditLog,
  '0037-layouts-and-undone-sheets': layoutsAndUndoneSheets,
  '0038-jobs-of-all': jobsOfAll,
  '0039-ledger-entries': ledgerEntries,
  '0040-notices': notices,
  '0050-rule-changes': ruleChanges,
  '0041-attempts': attempts,
  '0042-counted-by-agency': countedByAgency,
  '0065-sealed-fields': sealedFields,
  '0070-email-changes': emailChanges,
  '0075-documents-by-one-word': documentsByOneWord,
  '0076-invoices-by-one-word': invoicesByOneWord,
  '0080-bytes-of-documents': bytesOfDocuments,
  '0085-credits-in-part': creditsInPart,
  '0086-answers-of-requests': answersOfRequests,
  '0087-legal-holds': legalHolds,
  '0090-erased-names': erasedNames,
  '0091-fees-of-provincial-taxes': feesOfProvincialTaxes,
  '0092-interest-owed': interestOwed,
  '0093-lists-in-their-indexes': listsInTheirIndexes,
  '0094-voided-on': voidedOn,
  '0095-rules-state': rulesMoveOn,
  '0096-booked-on': bookedOn,
  '0097-known-sendings': knownSendings,
  '0098-redemptions-that-go-back': redemptionsThatGoBack,
  '0099-places-of-supply': placesOfSupply,
  '0101-met-in-their-order': metInTheirOrder,
  '0102-closed-and-late-files': closedAndLateFiles,
  '0103-reasons-of-rules': reasonsOfRules,
  '0104-valuation-orders': valuationOrders,
  '0105-forgotten-lines': forgottenLines,
  '0106-aliases-apart': aliasesApart,
  '0107-assignments-by-status': assignmentsByStatus,
  '0108-documents-of-invoices': documentsOfInvoices,
  '0109-orders-of-projected-fees': ordersOfProjectedFees,
  '0110-notified-until': notifiedUntil,
  '0111-invoices-are-due': invoicesAreDue,
  '0112-open-deadlines': openDeadlines,
  '0118-delivered-reports': deliveredReports,
  '0121-narrowed-lists': narrowedLists,
  '0122-files-by-closing': filesByClosing,
  '0123-searches-gathered': searchesGathered,
  '0124-roles-in-french': rolesInFrench,
  '0125-unassigned-files': unassignedFiles,
  '0126-documents-of-companies': documentsOfCompanies,
  '0127-mailed-reports': mailedReports,
  '0128-notes-that-press': notesThatPress,
  '0129-mails-that-wait': mailsThatWait,
  '0131-named-orders': namedOrders,
  '0134-turns-of-jobs': turnsOfJobs,
  '0135-sealed-cells': sealedCells,
  '0136-clock-edition': editionOfClocks,
  '0137-notes-in-print': notesInPrint,
  '0138-mails-asked-by': mailsAskedBy,
  '0139-releases-of-assets': releasesOfAssets,
  '0142-client-contacts': clientContacts,
  '0143-words-of-choices': wordsOfChoices,
  '0145-orders-of-lists': ordersOfLists,
  '0146-mails-of-accounts': mailsOfAccounts,
  '0154-standings': standingsOfFiles,
  '0155-contacts-of-holders': contactsOfHolders,
  '0157-reminders-of-notices': remindersOfNotices,
  '0158-photos-that-prove': photosThatProve,
  '0159-told-book-values': toldBookValues,
  '0160-sources-of-values': sourcesOfValues,
  '0161-bills-by-flag': billsByFlag,
  '0162-days-that-papers-say': daysThatPapersSay,
  '0163-reminders-by-status': remindersByStatus,
  '0164-closed-on-a-day': closedOnADay,
  '0165-what-a-unit-is': whatAUnitIs,
  '0166-due-in-quebec': dueInQuebec,
  '0167-days-of-lenders': daysOfLenders,
  '0168-attachments-of-news': attachmentsOfNews,
  '0169-words-on-the-way': wordsOnTheWay,
  '0170-changes-by-their-field': changesByTheirField,
  '0171-why-repairs-were-declined': whyRepairsWereDeclined,
  '0172-moves-by-their-time': movesByTheirTime,
  '0174-reminders-put-off': remindersPutOff,
  '0175-orders-that-stood-nowhere': ordersThatStoodNowhere,
  '0176-seldom-kinds': seldomKinds,
  '0177-money-to-remit': moneyToRemit,
  '0178-accounts-by-their-end': accountsByTheirEnd,
  '0179-companies-of-a-client': companiesOfAClient,
  '0180-reminders-given-away': remindersGivenAway,
  '0181-what-assignments-open': whatAssignmentsOpen,
  '0182-reach-by-assignments': reachByAssignments,
  '0183-assignments-in-order': assignmentsInOrder,
  '0184-reasons-in-words': reasonsInWords,
  '0185-found-in-their-order': foundInTheirOrder,
  '0186-letters-folded-soon': lettersFoldedSoon,
  '0187-files-moved-on-once': filesMovedOnOnce,
  '0188-told-apart-in-order': toldApartInOrder,
  '0114-reminders-by-type': remindersByType,
};

/**
 * Brings the database to this host's schema. Hosts that start together wait for each other; a host that died in the middle
 * leaves nothing behind, since each migration is one transaction. No statement of it is cut off: an index of a large house takes as long as it takes.
 * @throws Error naming the migration that failed.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    try {
      await migrateOn(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}

async function migrateOn(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // What was begun earlier may land later: a database that has the higher number still takes the lower.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error)
    throw new Error(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`,
      { cause: error },
    );
}

export const migrationNames = Object.keys(migrations);
