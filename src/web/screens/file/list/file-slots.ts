import type { Slots } from '../../../generated/slots';
import { FileBulk } from './file-bulk';
import { FileMarks } from './file-marks';
import { WhoMoves } from './who-moves-cell';

/** What the list of files says beyond its fields, and what can be done with many of them at once. */
export const fileSlots: Slots<'file'> = {
  marks: FileMarks,
  ownCells: { whoMoves: WhoMoves },
  bulk: [FileBulk],
};
