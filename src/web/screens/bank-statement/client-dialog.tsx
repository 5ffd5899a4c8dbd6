import { useState } from 'react';
import { formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { AskDialog } from '../../parts/ask-dialog';
import { Awaited } from '../../parts/awaited';
import { SelectField } from '../../parts/select-field';
import { useClientsToBill } from '../month-end/month-end-calls';
import type { BankLine } from './bank-calls';

interface ClientDialogProps {
  readonly line: BankLine;
  readonly onPick: (clientId: string) => void;
  readonly onClose: () => void;
}

/** Asks which client paid, of those that owe anything. */
export function ClientDialog({ line, onPick, onClose }: ClientDialogProps) {
  const { t, locale } = useWords();
  const today = useToday();
  const { data, error, refetch } = useClientsToBill(today);
  const owing = data?.filter(({ open }) => open > 0) ?? [];
  const [picked, setPicked] = useState('');
  return (
    <AskDialog
      size="sm"
      title={t('bankStatement.whoPaid', { amount: formatMoney(line.amount, locale) })}
      lead={owing.length > 0 ? t('bankStatement.whoPaidLead') : t('bankStatement.nobodyOwes')}
      {...(owing.length > 0 && { confirm: t('bankStatement.book') })}
      disabled={picked === ''}
      onConfirm={() => onPick(picked)}
      onClose={onClose}
    >
      <Awaited data={data} error={error} refetch={refetch} />
      {owing.length > 0 && (
        <SelectField
          wide
          label={t('bankStatement.client')}
          value={picked}
          choices={owing.map((client) => [
            client.clientId,
            t('bankStatement.owes', {
              client: client.clientName,
              amount: formatMoney(client.owed, locale),
            }),
          ])}
          onPick={setPicked}
        />
      )}
    </AskDialog>
  );
}
