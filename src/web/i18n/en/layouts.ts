import type { TextsOf } from '../texts-of';

/** The texts of how a client’s spreadsheets of placements are read, on the client’s page. */
export const layouts = {
  title: 'Spreadsheet layout',
  none: 'No spreadsheet of this client was read yet.',
  toImport: 'Import one',
  made: 'Version %{version}, %{who}, %{when}. The next spreadsheet of this client is read so.',
  madeBefore: 'Version %{version}, %{who}, %{when}. An earlier version, which is not used now.',
  change: 'Change the layout',
  keep: 'Keep as a new version',
  kept: 'Version %{version} is how the next spreadsheet is read.',
  useAgain: 'Use this version again',
  toCurrent: 'Back to the current version',
  anySheet: 'The one whose column names are recognised',
  anyRow: 'The one whose column names are recognised',
  days: 'Days that could be two, such as 03/04/2026',
  daysAsked: 'Asked for each spreadsheet',
  daysHelp: 'With neither chosen it is asked for each spreadsheet',
  byName: 'No column is named: each is recognised by its own name.',
  leftOut: 'Left out',
  words: 'Their words for our values',
  versions: 'Versions of the layout',
  version: 'Version',
  by: 'By',
  open: 'Open',
  openOne: 'Open version %{version}',
  sheetHelp: 'Of a workbook; empty where column names are to be looked for',
  headRowHelp: 'Empty where column names are to be looked for',
  headRowWrong: 'A row number from 1 on',
  newHead: 'New column',
  newHeadHelp: 'As the spreadsheet writes it above the column',
  headThere: 'There is such a column already',
  addHead: 'Add column',
  removeHead: 'Remove the column %{head}',
} as const;

export type LayoutTexts = TextsOf<typeof layouts>;
