import type { Settings } from '../../settings';
import { registrySandbox } from '../registry/sandbox';
import { vehicleHistorySandbox } from '../vehicle-history/sandbox';
import { overHttp } from './http';
import type { SearchProviders } from './port';

type Where = Pick<Settings, 'registryUrl' | 'registryToken' | 'vehicleHistoryUrl' | 'vehicleHistoryToken'>;

/** Who sells searches: the registry and the vehicles' history at their addresses; without an address, a sandbox for each. */
export function openSearches(settings: Where, now: () => Date): SearchProviders {
  const { registryUrl, registryToken = '', vehicleHistoryUrl, vehicleHistoryToken = '' } = settings;
  const registry = registryUrl && { url: registryUrl, token: registryToken };
  const made = registrySandbox(now);
  return {
    vinSearch: registry ? overHttp('vinSearch', registry) : made.vinSearch,
    personDebtorSearch: registry ? overHttp('personDebtorSearch', registry) : made.personDebtorSearch,
    lienDischarge: registry ? overHttp('lienDischarge', registry) : made.lienDischarge,
    vhr: vehicleHistoryUrl
      ? overHttp('vhr', { url: vehicleHistoryUrl, token: vehicleHistoryToken })
      : vehicleHistorySandbox(),
  };
}
