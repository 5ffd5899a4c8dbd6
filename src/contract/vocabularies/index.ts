import * as asset from './asset';
import * as assignment from './assignment';
import * as clocks from './clocks';
import * as company from './company';
import * as document from './document';
import * as file from './file';
import * as fileProgress from './file-progress';
import * as form from './form';
import * as geography from './geography';
import * as history from './history';
import * as job from './job';
import * as lien from './lien';
import * as money from './money';
import * as note from './note';
import * as party from './party';
import * as remarketing from './remarketing';
import * as reminder from './reminder';
import * as report from './report';
import * as request from './request';
import * as role from './role';
import * as search from './search';
import * as user from './user';

/** The register of closed lists of values: whatever a file of this room exports. A value is what is stored and sent; its words are in `words`. */
export const vocabularies = {
  ...asset,
  ...assignment,
  ...clocks,
  ...company,
  ...document,
  ...file,
  ...fileProgress,
  ...form,
  ...geography,
  ...history,
  ...job,
  ...lien,
  ...money,
  ...note,
  ...party,
  ...remarketing,
  ...reminder,
  ...report,
  ...request,
  ...role,
  ...search,
  ...user,
} as const;

export type VocabularyName = keyof typeof vocabularies;

/** One value of a vocabulary, such as `ValueOf<'province'>`. */
export type ValueOf<V extends VocabularyName> = (typeof vocabularies)[V][number];
