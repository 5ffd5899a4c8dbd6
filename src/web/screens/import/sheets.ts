/** What a spreadsheet is worked for: its rows place files, or change files that are there. */
export const sheets = {
  import: { page: '/import', command: 'ingestFiles', room: 'importing' },
  update: { page: '/update-files', command: 'updateFilesFromDocument', room: 'updating' },
} as const;

export type SheetKind = keyof typeof sheets;

/** Where the texts of a job stand: of one that works a spreadsheet, or takes back what another did. */
export const rooms = {
  import: sheets.import.room,
  update: sheets.update.room,
  undo: 'undoing',
} as const;
