import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { identityCommands } from '#contract/commands/identity';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import { CodeDialog } from '../../generated/code-dialog';
import type { RecordProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { FieldsDialog } from '../../parts/fields-dialog';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';

/** For somebody who lost their phone, or whose codes are not taken any more: with why, and a fresh code of one's own. */
export function ResetFactor({ record }: RecordProps) {
  const t = useTranslate();
  const rights = useRights();
  const { user } = useSession();
  const reset = useCommand('resetFactor');
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<((code?: string) => void) | null>(null);
  const userId = String(record.id);
  const isWithin = !rights.limited('user', 'resetMfa') || record.companyId === user?.companyId;
  if (!rights.may('user', 'resetMfa') || !isWithin || userId === user?._id) return null;
  const name = [record.firstName, record.lastName].map(String).join(' ');

  const run = async ({ reason }: Record<string, unknown>) => {
    const sent = { userId, reason: String(reason) };
    const done = await reset(sent);
    if ('showMFAForm' in done) {
      const code = await new Promise<string | undefined>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      if (code === undefined) return;
      await reset(sent, { headers: { 'x-mfa-code': code } });
    }
    refresh();
    return t('sessions.factorReset', { name });
  };
  return (
    <Section title={t('sessions.codes')}>
      <Stack sx={{ alignItems: 'flex-start', gap: 1.25 }}>
        <Quiet>{t('sessions.codesLead')}</Quiet>
        <Button color="warning" onClick={() => setAsking(true)}>
          {t('sessions.resetFactor')}
        </Button>
      </Stack>
      {asking && (
        <FieldsDialog
          grave
          title={t('sessions.resetFactorOf', { name })}
          lead={t('sessions.resetFactorLead')}
          resource="user"
          asked={[
            { path: 'reason', field: identityCommands.resetFactor.body.reason, label: t('sessions.why') },
          ]}
          values={{ reason: '' }}
          save={t('sessions.resetFactor')}
          onSave={run}
          onClose={() => setAsking(false)}
        />
      )}
      {answer && <CodeDialog onCode={answer} onClose={() => answer()} />}
    </Section>
  );
}
