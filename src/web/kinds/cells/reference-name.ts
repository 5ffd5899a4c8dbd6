import { useReference } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { recordName } from '../record-name';

/** The name of another record as text, for a sentence; what stands for any such record until it is known. Without an id none is asked for. */
export function useReferenceName(to: ResourceName, id: string | undefined): string {
  const words = useWords();
  const { t } = words;
  const { referenceRecord } = useReference<DeskRecord>({
    reference: resourcePaths[to],
    id: id ?? '',
    options: { enabled: id !== undefined },
  });
  return (referenceRecord && recordName(declarationOf(to), referenceRecord, words)) || t('unnamed');
}
