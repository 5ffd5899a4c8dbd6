import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { addDays } from '#contract/clocks/day';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { listPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { Awaited } from '../../parts/awaited';
import { MoneyTable } from '../../parts/money-table';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { SelectField } from '../../parts/select-field';
import { Standstill } from '../../parts/standstill';
import { TextLink } from '../../parts/text-link';
import { Unseen } from '../../parts/words-in-line';
import { ClosedBooks } from './closed-books';
import { ClientSteps } from './client-steps';
import type { ClientToBill, Outcome } from './month-end-calls';
import { useClientsToBill } from './month-end-calls';
import { LedgerSection } from './ledger-section';
import { PreviewDialog } from './preview-dialog';

/** The end of a month: what each client is to be billed, and the few steps that do it. */
export function MonthEndPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('invoice', 'create') ? <MonthEnd /> : <DeniedPage />;
}

function MonthEnd() {
  const { t, locale } = useWords();
  const rights = useRights();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const monthBefore = addDays(`${today.slice(0, 7)}-01`, -1);
  const until = address.get('until') === 'month' ? monthBefore : today;
  const { data, error, refetch } = useClientsToBill(until);
  const [shown, setShown] = useState<ClientToBill | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refused = outcome?.refused ?? [];
  return (
    <Page>
      <PageHead title={t('monthEnd.title')} lead={t('monthEnd.lead')}>
        <SelectField
          bare
          label={t('monthEnd.until')}
          value={until === today ? 'today' : 'month'}
          choices={[
            ['today', t('monthEnd.untilDay', { day: formatDate(today, locale) })],
            ['month', t('monthEnd.untilDay', { day: formatDate(monthBefore, locale) })],
          ]}
          onPick={(value) => setAddress(value === 'month' ? { until: 'month' } : {})}
        />
      </PageHead>
      {refused.length > 0 && (
        <Alert severity="warning" onClose={() => setOutcome(null)}>
          <AlertTitle>{t('monthEnd.refused', { smart_count: refused.length })}</AlertTitle>
          {[...new Set(refused.map(({ message }) => message))].map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
      <Awaited data={data} error={error} refetch={refetch} />
      {data?.length === 0 && <Standstill title={t('monthEnd.none')} lead={t('monthEnd.noneLead')} />}
      {data && data.length > 0 && (
        <ClientTable clients={data} until={until} onPreview={setShown} onOutcome={setOutcome} />
      )}
      {rights.may('invoice', 'issue') && <LedgerSection until={until} />}
      {rights.may('invoice', 'issue') && <ClosedBooks month={monthBefore} />}
      {shown && <PreviewDialog client={shown} until={until} onClose={() => setShown(null)} />}
    </Page>
  );
}

interface ClientTableProps {
  readonly clients: readonly ClientToBill[];
  readonly until: string;
  readonly onPreview: (client: ClientToBill) => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

type Figure = 'unbilled' | 'draftTotal' | 'issuedTotal' | 'owed';

function ClientTable({ clients, until, onPreview, onOutcome }: ClientTableProps) {
  const { t, locale } = useWords();
  const money = (amount: string) => formatMoney(amount, locale);
  const sumOf = (name: Figure) =>
    money(amountOf(clients.reduce((sum, client) => sum + centsOf(client[name]), 0)));
  const listed = (clientId: string, statuses: readonly string[]) =>
    `${listPath('invoice')}?${new URLSearchParams([['clientId', clientId], ...statuses.map((one) => ['status', one])])}`;
  const figure = (name: Figure, count: 'drafts' | 'issued' | 'open', statuses: readonly string[]) => ({
    head: t(`monthEnd.${count}`),
    as: 'figure' as const,
    sum: sumOf(name),
    cell: (client: ClientToBill) =>
      client[count] > 0 && (
        <TextLink to={listed(client.clientId, statuses)}>
          {money(client[name])}
          <small>{t('monthEnd.invoices', { smart_count: client[count] })}</small>
        </TextLink>
      ),
  });
  return (
    <MoneyTable
      label={t('monthEnd.title')}
      rows={clients}
      keyOf={({ clientId }) => clientId}
      sums={t('monthEnd.sum')}
      columns={[
        { head: t('monthEnd.client'), cell: ({ clientName }) => clientName },
        {
          head: t('monthEnd.toBill'),
          as: 'figure',
          sum: sumOf('unbilled'),
          cell: (client) =>
            client.files > 0 && (
              <Link component="button" sx={{ textAlign: 'right' }} onClick={() => onPreview(client)}>
                <Unseen>{t('monthEnd.previewOf', { client: client.clientName })} </Unseen>
                {money(client.unbilled)}
                <small>{t('monthEnd.files', { smart_count: client.files })}</small>
              </Link>
            ),
        },
        figure('draftTotal', 'drafts', ['draft']),
        figure('issuedTotal', 'issued', ['issued']),
        figure('owed', 'open', payableInvoice),
        {
          head: t('monthEnd.next'),
          cell: (client) => <ClientSteps client={client} until={until} onOutcome={onOutcome} />,
        },
      ]}
    />
  );
}
