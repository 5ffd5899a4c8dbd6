/** Folders and files whose texts no person reads on a screen in the host's words. */
const silentPlaces: readonly RegExp[] = [
  // The database's own language, also that of the records of VINs; words to be found in passwords.
  /^src\/server\/(database\/|vin\/vin-worker|identity\/common-passwords)/,
  // What people of the demo would have written.
  /^src\/server\/seed\//,
  // For who runs the host, and for machines.
  /^src\/server\/(main|settings|web-origins|serve-health|serve-web)\.ts$/,
  /^src\/server\/docs\//,
  // What a language model is told, which answers in the reader's language.
  /^src\/server\/(integrations\/summary\/http|rules\/note\/note-redaction)\.ts$/,
  // Both languages stand beside each other: messages to people, documents, roles, reasons of cells.
  /^src\/server\/(identity\/(?:identity|email)-messages|invoices\/(invoice-texts|send-invoice)|reports\/report-texts|notices\/notice-texts|lender-jobs\/recall-reason)\.ts$/,
  /^src\/server\/forms\/(texts\/|form-document)/,
  /^src\/contract\/(roles\/|placement\/reasons)/,
  // Words by themselves, and titles of laws, as they are cited.
  /^src\/contract\/(words|vocabularies|reference)\//,
  // What the page of the calls says of them.
  /^src\/contract\/(commands\/|openapi)/,
];

export const isSilentPlace = (file: string): boolean => silentPlaces.some((place) => place.test(file));

/** Texts beside sentences that no person reads; the list only shrinks. */
export const silentTexts: ReadonlySet<string> = new Set([
  // What the log of the host says in place of the database's own words, which may hold a value.
  'The database does not take a value.',
  // SQL that stands in a text of its own.
  'not like',
  'read only',
  'repeatable read',
  'lastUsedAt as lastSeenAt',
  'file as f',
  'company as c',
  'company as a',
  'a.state as home',
  // Heads of requests and answers, and the form of a date in a workbook.
  'application/json; charset=utf-8',
  'text/csv; charset=utf-8',
  'text/calendar; charset=utf-8',
  'accept-encoding, accept-language',
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  '…; filename="…"; filename*=UTF-8\'\'…',
  'Bearer …',
  'yyyy-mm-dd hh:mm',
  // What work is called in the log.
  'Hashing a password anew',
  'Sending a link for a new password',
  'another worker is at this job',
  'another worker is posting it',
  'dropping the bytes of erased documents',
  'drawing a document in small',
  'job …',
  'days past due',
  'request expiry',
  'keeping the document of an invoice',
  'document of an invoice',
  'sending a mail',
  'sending invoices',
  'the host is closing',
  'virus scan',
  // An error that is caught before it is answered, and what is never answered.
  'a code is needed to …',
  'of the invoice',
  // What the virus scanner says.
  'stream: OK',
  // What a spreadsheet calls a field of a part, of words in both languages.
  '… · …',
  // The product's own name.
  'Collateral Desk',
]);
