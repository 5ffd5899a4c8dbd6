import type { FieldWords } from '../field-words';
import { assetFields } from './fields/asset';
import { documentFields, documentNames } from './fields/documents';
import { fileFields, fileNames } from './fields/file';
import { fileWorkFields, fileWorkNames } from './fields/file-work';
import { filterWords } from './fields/filters';
import { mergeFieldWords } from './fields/forms';
import { moneyFields, moneyNames } from './fields/money';
import { networkFields, networkNames } from './fields/network';
import { partFields, partFieldsWithin } from './fields/parts';
import { reportFields, reportNames } from './fields/report';
import { rightsWords } from './fields/rights';
import { saleFields, saleNames } from './fields/sale';
import { searchFields, searchNames } from './fields/searches';

/** Every field in French. */
export const fields: FieldWords = {
  file: fileFields,
  ...fileWorkFields,
  ...documentFields,
  ...moneyFields,
  ...networkFields,
  ...reportFields,
  ...saleFields,
  ...searchFields,
  ...filterWords,
  ...rightsWords,
  ...mergeFieldWords,
  parts: { ...assetFields, ...partFields },
  within: partFieldsWithin,
  resources: {
    ...fileNames,
    ...fileWorkNames,
    ...documentNames,
    ...moneyNames,
    ...networkNames,
    ...reportNames,
    ...searchNames,
    ...saleNames,
  },
};
