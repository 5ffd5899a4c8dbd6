/** What a spreadsheet is worked for: its rows place files, or change files that are there. */
export const sheets = {
  import: { page: '/import', command: 'ingestFiles', room: 'importing' },
  update: { page: '/update-files', command: 'updateFilesFromDocument', room: 'updating' },
} as const;

export type SheetKind = keyof typeof sheets;

/** The jobs that a page shows, and goes on with. */
export const shownOn = {
  import: ['import'],
  update: ['update', 'past_due'],
} as const;

export type WorkKind = (typeof shownOn)[SheetKind][number];

/** Where the texts of a job stand: of one that works a spreadsheet, counts days past due, or takes back what another did. */
export const rooms = {
  import: sheets.import.room,
  update: sheets.update.room,
  past_due: 'counting',
  undo: 'undoing',
} as const;
