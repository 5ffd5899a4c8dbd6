import { fileCommands } from '#contract/commands/file';

/** What a spreadsheet is worked for: its rows place files, or change files that are there. */
export const sheets = {
  import: { page: '/import', call: fileCommands.ingestFiles.call, room: 'importing' },
  update: { page: '/update-files', call: fileCommands.updateFilesFromDocument.call, room: 'updating' },
} as const;

export type SheetKind = keyof typeof sheets;
