import { useRights } from '../../../data/rights';
import { useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import { DebtorOrder } from './debtor-order';
import { HoldersSection } from './holders-section';
import { SearchSection } from './search-section';
import { VhrOrder } from './vhr-order';
import { VinOrder } from './vin-order';

/** What is searched for the file and what was found, and who holds rights in what it is about. */
export function SearchesTab() {
  const file = useFileRecord();
  const rights = useRights();
  return (
    <TabPart>
      {rights.may('vinSearch', 'list') && <SearchSection kind="vinSearch" Order={VinOrder} />}
      {rights.may('lienHolder', 'show') && <HoldersSection key={file.id} />}
      {rights.may('lienDischarge', 'list') && <SearchSection kind="lienDischarge" />}
      {rights.may('vhr', 'list') && <SearchSection kind="vhr" Order={VhrOrder} />}
      {rights.may('personDebtorSearch', 'list') && (
        <SearchSection kind="personDebtorSearch" Order={DebtorOrder} />
      )}
    </TabPart>
  );
}
