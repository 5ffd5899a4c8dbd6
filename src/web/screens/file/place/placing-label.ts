import { useWords } from '../../../i18n/words';
import type { AssetType } from './asset-kinds';
import { assetKindOf } from './asset-kinds';

/** What the form calls its fields, by path, for an asset of a type. */
export function usePlacingLabel(): (path: string, assetType: AssetType) => string {
  const words = useWords();
  const { t } = words;
  const ofParty: Readonly<Record<string, string>> = {
    'party.firstName': t('file.placing.firstName'),
    'party.lastName': t('file.placing.lastName'),
    'party.businessName': t('file.placing.businessName'),
    'party.phone': t('file.placing.phone'),
    'party.line1': t('file.placing.address'),
    'party.city': t('file.placing.city'),
    'party.postalCode': t('file.placing.postalCode'),
  };
  return (path, assetType) => {
    const { number } = assetKindOf(assetType);
    if (path === 'serialNumber' && number) return t(`file.placing.numbers.${number}`);
    return ofParty[path] ?? words.label('file', path);
  };
}
