import { useWords } from '../../../i18n/words';
import type { AssetType } from './asset-kinds';
import { assetKindOf } from './asset-kinds';

/** What the form calls its fields, by path, for an asset of a type. */
export function usePlacingLabel(): (path: string, assetType: AssetType) => string {
  const words = useWords();
  const { t } = words;
  const ofParty: Readonly<Record<string, string>> = {
    'party.firstName': t('filePlacing.firstName'),
    'party.lastName': t('filePlacing.lastName'),
    'party.businessName': t('filePlacing.businessName'),
    'party.phone': t('filePlacing.phone'),
    'party.line1': t('filePlacing.address'),
    'party.city': t('filePlacing.city'),
    'party.postalCode': t('filePlacing.postalCode'),
  };
  return (path, assetType) => {
    const { number } = assetKindOf(assetType);
    if (path === 'serialNumber' && number) return t(`filePlacing.numbers.${number}`);
    return ofParty[path] ?? words.label('file', path);
  };
}
