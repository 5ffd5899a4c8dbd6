/** The texts of the page on which files are changed from a spreadsheet, where they differ from those of an import. */
export const updating = {
  title: 'Update files',
  lead: 'Change many files from one spreadsheet. A column with the file number or the account number says which file a row means; an empty cell leaves its field as it is.',
  steps: { place: 'Change' },
  columns: 'Columns that can be set',
  dryLead: 'Nothing has been changed yet.',
  place: 'Change %{count} file |||| Change %{count} files',
  nothingToDo: 'There is nothing to change: every file is already so, or its row was refused.',
  placedTitle: 'Changes by %{name}',
  placing: 'Changing row %{done} of %{total}',
  progress: 'Progress of the changes',
  done: 'The files are changed.',
  cancelled: 'The changes were stopped. What was changed before stays.',
  failed: 'The changes failed.',
  mine: 'My updates',
  mineNone: 'You have not changed files from a spreadsheet yet.',
  realRun: 'Change',
} as const;
