import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger, formatMoney } from '../../kinds/format';
import { AskDialog } from '../../parts/ask-dialog';
import { Awaited } from '../../parts/awaited';
import { MoneyTable } from '../../parts/money-table';
import { TextLink } from '../../parts/text-link';
import type { ClientToBill } from './month-end-calls';
import { useFilesToBill } from './month-end-calls';

interface PreviewDialogProps {
  readonly client: ClientToBill;
  readonly until: string;
  readonly onClose: () => void;
}

/** What a client would be billed, file by file, before anything is made. */
export function PreviewDialog({ client, until, onClose }: PreviewDialogProps) {
  const { t, locale } = useWords();
  const { data, error, refetch } = useFilesToBill(client.clientId, until);
  const money = (amount: string) => formatMoney(amount, locale);
  return (
    <AskDialog
      size="md"
      title={t('monthEnd.previewOf', { client: client.clientName })}
      lead={t('monthEnd.previewLead')}
      cancel={t('close')}
      onClose={onClose}
    >
      <Awaited data={data} error={error} refetch={refetch} />
      {data && (
        <MoneyTable
          label={t('monthEnd.toBill')}
          rows={data}
          keyOf={({ fileId }) => fileId}
          sums={t('monthEnd.previewSum')}
          columns={[
            {
              head: t('monthEnd.file'),
              cell: ({ fileId, ref, debtorName }) => (
                <>
                  <TextLink to={recordPath('file', fileId)}>{ref}</TextLink>
                  <small>{debtorName}</small>
                </>
              ),
            },
            {
              head: t('monthEnd.fees'),
              as: 'figure',
              cell: ({ fees }) => formatInteger(fees, locale),
              sum: formatInteger(client.fees, locale),
            },
            {
              head: t('monthEnd.beforeTax'),
              as: 'figure',
              cell: ({ unbilled }) => money(unbilled),
              sum: money(client.unbilled),
            },
          ]}
        />
      )}
    </AskDialog>
  );
}
