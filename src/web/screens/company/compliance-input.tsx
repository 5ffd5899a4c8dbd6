import { useRecordContext } from 'react-admin';
import type { KindName } from '#contract/fields';
import { useWords } from '../../i18n/words';
import { PartsInput } from '../../kinds/inputs/part';
import type { KindInputProps } from '../../kinds/people-half';
import { Quiet } from '../../parts/words-in-line';
import { HoldingCompany, ShownByInput } from './shown-by-input';

const inputs = { documentId: ShownByInput };

/** The licences and insurances of a company, each with the document that shows it. These lie with the company: a new one has none yet. */
export function ComplianceInput(props: KindInputProps<KindName>) {
  const company = useRecordContext();
  const { t } = useWords();
  if (company?.id === undefined) return <Quiet>{t('record.complianceLater')}</Quiet>;
  return (
    <HoldingCompany value={String(company.id)}>
      <PartsInput {...(props as KindInputProps<'parts'>)} inputs={inputs} />
    </HoldingCompany>
  );
}
