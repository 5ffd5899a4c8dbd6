import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { useDoing } from '../../parts/use-doing';
import type { ClientToBill, Outcome, Step } from './month-end-calls';
import { useStep } from './month-end-calls';
import { ReceiptDialog } from './receipt-dialog';

interface ClientStepsProps {
  readonly client: ClientToBill;
  readonly until: string;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** What can be done of a client now, what comes first at the front. */
export function ClientSteps({ client, until, onOutcome }: ClientStepsProps) {
  const { t } = useWords();
  const rights = useRights();
  const take = useStep();
  const { busy, run } = useDoing();
  const [doing, setDoing] = useState<Step | null>(null);
  const [isPaying, setPaying] = useState(false);
  const mayIssue = rights.may('invoice', 'issue');
  const waiting: readonly (readonly [Step, number])[] = [
    ['draft', client.files],
    ['issue', mayIssue ? client.drafts : 0],
    ['send', mayIssue ? client.issued : 0],
  ];
  const go = (step: Step) => {
    setDoing(step);
    void run(async () => {
      const outcome = await take(step, client.clientId, until);
      onOutcome(outcome);
      return t(`monthEnd.done.${step}`, { smart_count: outcome.done });
    });
  };
  return (
    // Below their head; on a phone they take the whole line.
    <Stack
      direction="row"
      sx={{
        ...{ flexWrap: 'wrap', gap: 0.75 },
        // Two beside each other, one that is left over as wide as both.
        ...{ width: { xs: '100%', sm: 'auto' }, '& > *': { flex: { xs: '1 0 40%', sm: 'none' } } },
      }}
    >
      {waiting
        .filter(([, count]) => count > 0)
        .map(([step, count]) => (
          <Button
            key={step}
            size="small"
            disabled={busy}
            loading={busy && doing === step}
            aria-label={t('named', {
              what: t(`monthEnd.step.${step}`, { smart_count: count }),
              name: client.clientName,
            })}
            onClick={() => go(step)}
          >
            {t(`monthEnd.step.${step}`, { smart_count: count })}
          </Button>
        ))}
      {client.open > 0 && rights.may('payment', 'create') && (
        <Button
          size="small"
          aria-label={t('named', { what: t('monthEnd.receipt'), name: client.clientName })}
          onClick={() => setPaying(true)}
        >
          {t('monthEnd.receipt')}
        </Button>
      )}
      {isPaying && <ReceiptDialog client={client} onClose={() => setPaying(false)} />}
    </Stack>
  );
}
