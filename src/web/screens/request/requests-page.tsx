import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../parts/button-link';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openRequests } from '#contract/lifecycles/request';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { usePreference } from '../../data/preferences';
import { listPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { useWaitingInvoices } from '../vendor-invoice/waiting-invoices';
import { WaitingList } from '../vendor-invoice/waiting-list';
import { FailedPart } from '../../parts/failure';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { Pick } from '../../parts/pick';
import { Standstill } from '../../parts/standstill';
import { ViewBar, viewIn } from '../../parts/view-bar';
import { WaitingLines } from '../../parts/waiting';
import { useInboxKeys } from './inbox-keys';
import { RequestInbox } from './request-inbox';
import { useRequests } from './request-list';

const views = ['waiting', 'mine', 'all'] as const;
type View = (typeof views)[number];
/** What the list is narrowed to where only vendors' invoices are wanted: they are no requests, and wait for the same people. */
const bills = 'vendorInvoice';
/** Stands for every type where one is picked. */
const anyType = 'any';

/** The inbox of approvals: what waits for this person, vendors' invoices included, what they asked, and all that they may see. */
export function RequestsPage() {
  const { t, choice, many } = useWords();
  const rights = useRights();
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const [seenAt, setSeenAt] = usePreference('requestsSeenAt', '');
  // What is new stays marked for as long as the page is open.
  const [seenBefore] = useState(seenAt);
  const view: View = viewIn(views, query.get('view'));
  const type = query.get('requestType') ?? '';
  const approves = rights.may('vendorInvoice', 'approve') && view === 'waiting';
  const onlyBills = approves && type === bills;
  const waiting = useWaitingInvoices(approves && (onlyBills || !type), onlyBills ? 100 : 5);
  const invoices = approves && (onlyBills || !type) ? waiting.data : [];
  const filters: { readonly [V in View]: Readonly<Record<string, unknown>> } = {
    waiting: { decidable: true },
    mine: { requestedBy: user?._id },
    all: { status: [...openRequests, 'approved'] },
  };
  const requests = useRequests({ ...filters[view], ...(type && { requestType: type }) }, !onlyBills);
  const { data } = requests;
  const failed = [waiting, requests].find(({ error }) => error);
  const isLoaded = data !== undefined;
  const nothing = (onlyBills || data?.length === 0) && invoices?.length === 0;
  useEffect(() => {
    if (isLoaded) setSeenAt(new Date().toISOString());
  }, [isLoaded, setSeenAt]);
  const page = useRef<HTMLDivElement>(null);
  useInboxKeys(page);
  const go = (next: { view?: View; requestType?: string }) => {
    const wanted = { view, requestType: type === bills && next.view ? '' : type, ...next };
    setQuery({
      ...(wanted.view !== 'waiting' && { view: wanted.view }),
      ...(wanted.requestType && { requestType: wanted.requestType }),
    });
  };
  return (
    <Page ref={page}>
      <PageHead title={t('request.title')}>
        <Pick
          label={t('request.filterType')}
          value={type || anyType}
          choices={[
            [anyType, t('request.anyType')],
            ...(approves || type === bills ? [[bills, many('vendorInvoice')] as const] : []),
            ...vocabularies.requestType.map((one) => [one, choice('requestType', one)] as const),
          ]}
          onPick={(one) => go({ requestType: one === anyType ? '' : one })}
        />
      </PageHead>
      <ViewBar
        label={t('request.views.label')}
        views={views}
        nameOf={(one) => t(`request.views.${one}`)}
        current={view}
        onView={(one) => go({ view: one })}
      />
      {failed && (
        <FailedPart title={t('request.failed')} error={failed.error} retry={() => void failed.refetch()} />
      )}
      {!data && !requests.error && !onlyBills && <WaitingLines height={72} />}
      {nothing && <Nothing view={view} type={type} onAnyType={() => go({ requestType: '' })} />}
      {invoices && invoices.length > 0 && (
        <WaitingList
          rows={invoices}
          total={waiting.total ?? invoices.length}
          onAll={onlyBills ? undefined : () => go({ requestType: bills })}
        />
      )}
      {data && data.length > 0 && !onlyBills && (
        <>
          {approves && !type && (
            <Typography component="h2" variant="h2">
              {t('request.title')}
            </Typography>
          )}
          <RequestInbox key={`${view} ${type}`} rows={data} seenAt={seenBefore} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('request.count', { smart_count: data.length })}
          </Typography>
        </>
      )}
    </Page>
  );
}

/** Why there is nothing, and what to do next. */
function Nothing({ view, type, onAnyType }: { view: View; type: string; onAnyType: () => void }) {
  const t = useTranslate();
  const { choice, many } = useWords();
  if (type)
    return (
      <Standstill
        title={t('request.emptyType')}
        lead={t('request.emptyTypeLead', {
          type:
            type === bills ? many('vendorInvoice') : choice('requestType', type as ValueOf<'requestType'>),
        })}
      >
        <Button onClick={onAnyType}>{t('request.anyType')}</Button>
      </Standstill>
    );
  return (
    <Standstill title={t(`request.empty.${view}`)} lead={t(`request.emptyLead.${view}`)}>
      <ButtonLink to={listPath('file')}>{t('request.toFiles')}</ButtonLink>
    </Standstill>
  );
}
