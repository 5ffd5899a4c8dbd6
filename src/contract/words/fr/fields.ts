import type { FieldWords } from '../field-words';
import { assetFields } from './fields/asset';
import { fileFields } from './fields/file';
import { fileWorkFields } from './fields/file-work';
import { filterWords } from './fields/filters';
import { networkFields } from './fields/network';
import { partFields } from './fields/parts';
import { rightsWords } from './fields/rights';

/** Every field in French. */
export const fields = {
  file: fileFields,
  ...fileWorkFields,
  ...networkFields,
  ...filterWords,
  ...rightsWords,
  parts: { ...assetFields, ...partFields },
} satisfies FieldWords;
