/** What a spreadsheet is worked for: its rows place files, or change files that are there. */
export const sheets = {
  import: { page: '/import', command: 'ingestFiles', room: 'importing' },
  update: { page: '/update-files', command: 'updateFilesFromDocument', room: 'updating' },
} as const;

export type SheetKind = keyof typeof sheets;
