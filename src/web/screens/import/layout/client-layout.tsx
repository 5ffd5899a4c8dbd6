import { useRights } from '../../../data/rights';
import { usePageTexts } from '../../../frame/use-page-texts';
import type { RecordProps } from '../../../generated/slots';
import { LayoutSection } from './layout-section';

/** On the page of a lender: how its spreadsheets of placements are read, for whoever may import them. */
export function ClientLayout({ record }: RecordProps) {
  const rights = useRights();
  const isClient =
    record.activityType === 'lender' && record.isOffice !== true && record.companyStatus === 'active';
  const imports = rights.may('importJob', 'create') && rights.may('file', 'create');
  return isClient && imports ? <InWords clientId={record.id} /> : null;
}

const InWords = ({ clientId }: { clientId: string }) =>
  usePageTexts() ? <LayoutSection clientId={clientId} /> : null;
