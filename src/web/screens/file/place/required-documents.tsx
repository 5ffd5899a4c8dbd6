import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { useClientTerm } from '../../company/client-term';
import { useSide } from '../../own-side';
import type { Placing } from './placing';

/** The documents that the chosen client requires of each of its files, as its playbook says, or that of the office that places it. */
export function RequiredDocuments() {
  const { t, choice } = useWords();
  const { user } = useSession();
  const side = useSide();
  const clientId = useWatch<Placing, 'clientId'>({ name: 'clientId' });
  const placed = {
    clientId: clientId ?? '',
    clientOfficeId: side === 'client' ? (user?.companyId ?? null) : null,
  };
  const { said: required = [], companyName: client } = useClientTerm(placed, 'requiredDocuments');
  if (!client || required.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 1 }}>
      {t('filePlacing.clientRequires', {
        client,
        documents: required.map((type) => choice('documentType', type)).join(', '),
      })}
    </Typography>
  );
}
