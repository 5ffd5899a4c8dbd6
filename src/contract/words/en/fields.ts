import type { FieldWords } from '../field-words';
import { assetFields } from './fields/asset';
import { documentFields } from './fields/documents';
import { fileFields } from './fields/file';
import { fileWorkFields } from './fields/file-work';
import { filterWords } from './fields/filters';
import { mergeFieldWords } from './fields/forms';
import { moneyFields } from './fields/money';
import { networkFields } from './fields/network';
import { partFields } from './fields/parts';
import { rightsWords } from './fields/rights';

/** Every field in English. */
export const fields = {
  file: fileFields,
  ...fileWorkFields,
  ...documentFields,
  ...moneyFields,
  ...networkFields,
  ...filterWords,
  ...rightsWords,
  ...mergeFieldWords,
  parts: { ...assetFields, ...partFields },
} satisfies FieldWords;
