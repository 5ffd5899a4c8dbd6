import { fieldsOfType } from '#contract/resources/file-asset';
import { vocabularies } from '#contract/vocabularies/index';
import { languages } from '../words/languages';
import type { Handler } from './handler';

/** The types of assets, each with the facts that are kept of one. */
export const listAssetTypes: Handler<'listAssetTypes'> = ({ language }) => {
  const labels = languages[language].choices.assetType;
  const data = vocabularies.assetType.map((assetType) => ({
    assetType,
    label: labels[assetType],
    fields: fieldsOfType(assetType).map(([name, field]) => ({
      name,
      kind: field.kind,
      ...(field.kind === 'choice' && { choices: [...vocabularies[field.of]] }),
    })),
  }));
  return Promise.resolve({ body: { data } });
};
