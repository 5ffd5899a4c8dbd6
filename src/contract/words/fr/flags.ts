import type { FlagWords } from '../en/flags';

/** Ce qu’un tableau ou un formulaire dit de ce qui est ou n’est pas. */
export const flags: FlagWords = { yes: 'Oui', no: 'Non' };
