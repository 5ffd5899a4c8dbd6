import type { Slots } from '../../../generated/slots';
import { FileMarks } from './file-marks';
import { WhoMoves } from './who-moves-cell';

/** What the list of files says beyond its fields: what decides the day, and whom each file waits for. */
export const fileSlots: Slots<'file'> = { marks: FileMarks, ownCells: { whoMoves: WhoMoves } };
