/** What stands in the evidence pack of a file beside the records themselves. `{names}` are filled in. */
export const evidence = {
  title: 'Evidence pack',
  file: 'File',
  client: 'Client',
  debtor: 'Debtor',
  madeBy: 'Made by',
  madeAt: 'Made at',
  lists: 'Records',
  documents: 'Documents',
  leftOut: 'Left out',
  name: 'In the pack',
  rows: 'Rows',
  size: 'Bytes',
  document: 'Document',
  kept: 'Fingerprint when it came in',
  why: 'Why',
  fingerprint: 'SHA-256',
  changes: 'Each field before and after it changed',
  lead: 'Everything that the person who made the pack may see of the file, at that moment. Each entry is listed with its SHA-256; checksums.txt holds the same for sha256sum --check.',
  stripped: 'without what the camera says of place and time',
  notScanned: 'the virus scan has not passed it',
  tellsPlace: 'where and when it was taken cannot be left out for certain',
  altered: 'its bytes are not those that came in',
  lost: 'its bytes are no longer kept',
  page: 'Page {page} of {pages}',
} as const;

export type EvidenceWords = { readonly [K in keyof typeof evidence]: string };
