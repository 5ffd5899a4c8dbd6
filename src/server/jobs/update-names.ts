import { updateNames } from '#contract/placement/update-columns';
import { languages } from '../words/languages';

/** What the columns of a spreadsheet that changes files may mean, in whichever language they are named. */
export const knownUpdateNames = updateNames([languages.fr.fields.file, languages.en.fields.file]);
