import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import type { ReactNode } from 'react';
import { openRequests } from '#contract/lifecycles/request';
import { resources } from '#contract/resources/index';
import { recordPath } from '../../data/resource-paths';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { useTranslate } from '../../i18n/use-translate';
import { formatMoment, formatMoney } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { ReferenceName } from '../../kinds/cells/reference';
import { useReferenceName } from '../../kinds/cells/reference-name';
import { MomentCell } from '../../kinds/cells/time';
import { Value } from '../../kinds/value';
import { RequestActions } from './request-actions';
import { useRequestName } from './request-effect';
import type { RequestRow } from './request-list';
import { RequestPayload } from './request-payload';
import './request.css';

/** One request: what is asked, by whom and of whom, for how much, what became of it, and what this person may do about it. */
export function RequestLine({
  row,
  withFile = false,
  mark,
  isNew = false,
}: {
  row: RequestRow;
  withFile?: boolean;
  /** It came since this person last looked. */
  isNew?: boolean;
  mark?: ReactNode;
}) {
  const t = useTranslate();
  const { locale } = useWords();
  const nameOf = useRequestName();
  const { status } = resources.request.fields;
  const now = useNow();
  const waits = openRequests.includes(row.status);
  const isLate = waits && row.dueDate !== null && Date.parse(row.dueDate) < now;
  return (
    <li className={isNew ? 'ask ask-new' : 'ask'} data-id={row.id} tabIndex={-1}>
      {mark || <span />}
      <div className="ask-main">
        <span className="ask-title">
          {nameOf(row)}
          <Value
            value={row.status}
            field={status}
            resource="request"
            name="status"
            record={{ ...row }}
            place="row"
          />
          {isNew && <Sign tone="accent">{t('request.fresh')}</Sign>}
          {isLate && (
            <Sign tone="bad" icon={<WarningAmberIcon />}>
              {t('request.late')}
            </Sign>
          )}
        </span>
        <span className="ask-facts">
          {withFile &&
            row.fileIds.map((id) => (
              <TextLink key={id} to={`${recordPath('file', id)}/requests`}>
                <ReferenceName to="file" id={id} linked={false} />
              </TextLink>
            ))}
          <ReferenceName to="user" id={row.requestedBy} linked={false} />
          <ReferenceName to="company" id={row.requestedByCompanyId} linked={false} />
          {row.linkedEntity === 'invoice' && row.linkedEntityId && (
            <ReferenceName to="invoice" id={row.linkedEntityId} />
          )}
          {row.assignedToCompanyId && <Asked id={row.assignedToCompanyId} />}
          <MomentCell value={row.createdAt} place="row" />
        </span>
        <p className="ask-text">{row.reason}</p>
        <RequestPayload row={row} />
        {row.decisionNote && (
          <p className="ask-answer">
            <strong>{t('request.answer')}:</strong> {row.decisionNote}
          </p>
        )}
        {row.decidedBy && row.decidedAt && <Decided by={row.decidedBy} at={row.decidedAt} />}
        <RequestActions row={row} />
      </div>
      <span className="ask-amount figures">{row.amount && formatMoney(row.amount, locale)}</span>
      <span className="ask-due quiet">
        {row.dueDate && waits && (
          <>
            <span>{t('request.due')}</span>
            <MomentCell value={row.dueDate} place="row" />
          </>
        )}
      </span>
    </li>
  );
}

function Asked({ id }: { id: string }) {
  const t = useTranslate();
  return <span>{t('request.asks', { company: useReferenceName('company', id) })}</span>;
}

function Decided({ by, at }: { by: string; at: string }) {
  const t = useTranslate();
  const { locale } = useWords();
  const { user } = useSession();
  const person = useReferenceName('user', by);
  return (
    <p className="quiet ask-decided">
      {t('request.decided', { person, date: formatMoment(at, locale, user?.timeZone) })}
    </p>
  );
}
