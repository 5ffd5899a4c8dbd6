import { fileFields as english } from '../words/en/fields/file';
import { fileFields as french } from '../words/fr/fields/file';
import { updateNames } from './update-columns';

/** What the columns of a spreadsheet that changes files may mean, in whichever language they are named. */
export const knownUpdateNames = updateNames([french, english]);
