import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRefresh } from 'react-admin';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import type { RecordProps } from '../../generated/slots';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { useDoing } from '../../parts/use-doing';

/** A new e-mail that the old address has not confirmed yet: until when it can, and what may be done meanwhile. */
export function PendingEmail({ record }: RecordProps) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const rights = useRights();
  const send = useCommand('sendEmailChange');
  const takeBack = useCommand('takeBackEmailChange');
  const refresh = useRefresh();
  const { busy, run } = useDoing();
  const now = useNow();
  const { email, pendingEmail, pendingEmailUntil } = record;
  if (typeof pendingEmail !== 'string' || typeof pendingEmailUntil !== 'string') return null;
  const userId = String(record.id);
  const isOver = Date.parse(pendingEmailUntil) <= now;
  const values = {
    email: String(email),
    new: pendingEmail,
    when: formatMoment(pendingEmailUntil, locale, user?.timeZone),
  };
  const mayDecide = rights.serves('sendEmailChange') && rights.mayWith('user', 'edit', record);
  const doThen = (work: () => Promise<unknown>, said: string) =>
    void run(async () => {
      await work().finally(refresh);
      return said;
    });
  return (
    <Alert
      component="section"
      role="region"
      aria-label={t('sessions.pendingEmail')}
      severity={isOver ? 'warning' : 'info'}
      sx={{ mb: 2.5, overflowWrap: 'anywhere' }}
    >
      {isOver ? t('sessions.emailOver', values) : t('sessions.emailWaits', values)}
      {mayDecide && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button
            color="inherit"
            disabled={busy}
            onClick={() => doThen(() => send({ userId }), t('sessions.emailSent', { email: String(email) }))}
          >
            {t('sessions.sendEmail')}
          </Button>
          <Button
            color="inherit"
            disabled={busy}
            onClick={() => doThen(() => takeBack({ userId }), t('sessions.emailTakenBack'))}
          >
            {t('sessions.takeEmailBack')}
          </Button>
        </Stack>
      )}
    </Alert>
  );
}
