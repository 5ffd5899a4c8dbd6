import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useWords } from '../../../i18n/words';
import type { Placing } from './placing';

/** The documents that the chosen client requires of each of its files, as its playbook says. */
export function RequiredDocuments() {
  const { t, choice } = useWords();
  const clientId = useWatch<Placing, 'clientId'>({ name: 'clientId' });
  // What names the client elsewhere on the page is a row of a list, which has no playbook.
  const { data: client } = useGetOne<Pick<Recorded<'company'>, 'companyName' | 'playbook'> & { id: string }>(
    resourcePaths.company,
    { id: clientId ?? '' },
    { enabled: Boolean(clientId), retry: false, staleTime: 0 },
  );
  const required = client?.playbook?.requiredDocuments ?? [];
  if (!client || required.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 1 }}>
      {t('filePlacing.clientRequires', {
        client: client.companyName,
        documents: required.map((type) => choice('documentType', type)).join(', '),
      })}
    </Typography>
  );
}
