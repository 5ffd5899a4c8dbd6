/** The texts of a count of days past due, where they differ from those of changes by a spreadsheet. */
export const counting = {
  name: 'the days past due',
  link: 'Days past due',
  dryLead: 'Nothing has been counted yet.',
  place: 'Count %{count} file on |||| Count %{count} files on',
  nothingToDo:
    'There is nothing to count: every file stands for that day already, has no count, or is closed.',
  again: 'Back',
  dryTitle: 'What counting the days past due would do',
  placedTitle: 'Days past due',
  placing: 'Counting file %{done} of %{total}',
  progress: 'Progress of the count',
  done: 'The days are counted.',
  cancelled: 'The count was stopped.',
  failed: 'The days could not be counted.',
  realRun: 'Count',
} as const;
