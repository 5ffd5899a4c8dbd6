import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { openRequests } from '#contract/lifecycles/request';
import { resources } from '#contract/resources/index';
import { recordPath } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { ReferenceName } from '../../kinds/cells/reference';
import { useReferenceName } from '../../kinds/cells/reference-name';
import { MomentCell } from '../../kinds/cells/time';
import { formatMoment, formatMoney } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import { Value } from '../../kinds/value';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { Figures, Quiet } from '../../parts/words-in-line';
import { FeeAsked } from './fee-asked';
import { RequestActions } from './request-actions';
import { RequestAnswer } from './request-answer';
import { useRequestName } from './request-effect';
import type { RequestRow } from './request-list';
import { RequestPayload } from './request-payload';

const Asking = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  padding: 12,
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '&:focus-visible': { outlineOffset: -2 },
}));
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  flex: 1,
  minWidth: 0,
  fontSize: theme.typography.body2.fontSize,
}));
const Inline = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' });
const Title = styled('span')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 600,
}));
const Amount = styled(Figures)({ marginLeft: 'auto', fontWeight: 600 });
const Text = styled('div')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

interface RequestLineProps {
  readonly row: RequestRow;
  readonly withFile?: boolean;
  /** Stands before it, such as the box that chooses it. */
  readonly mark?: ReactNode;
  /** It came since this person last looked. */
  readonly isNew?: boolean;
}

/** One request: what is asked, by whom and of whom, for how much, what became of it, and what this person may do about it. */
export function RequestLine({ row, withFile = false, mark, isNew = false }: RequestLineProps) {
  const t = useTranslate();
  const { locale } = useWords();
  const nameOf = useRequestName();
  const now = useNow();
  const waits = openRequests.includes(row.status);
  const isLate = waits && row.dueDate !== null && Date.parse(row.dueDate) < now;
  return (
    <Asking data-id={row.id} tabIndex={-1}>
      {mark}
      <Body>
        <Inline>
          <Title>{nameOf(row)}</Title>
          <Value
            value={row.status}
            field={resources.request.fields.status}
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
          {row.amount && <Amount>{formatMoney(row.amount, locale)}</Amount>}
        </Inline>
        <Inline sx={{ color: 'text.secondary' }}>
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
          {row.dueDate && waits && (
            <Inline sx={{ ml: { sm: 'auto' }, columnGap: 0.75 }}>
              <span>{t('request.due')}</span>
              <MomentCell value={row.dueDate} place="row" />
            </Inline>
          )}
        </Inline>
        <Text>{row.reason}</Text>
        {row.linkedEntity === 'fee' && row.linkedEntityId && <FeeAsked id={row.linkedEntityId} />}
        <RequestPayload row={row} />
        <RequestAnswer said={row.decisionNote} />
        {row.decidedBy && row.decidedAt && <Decided by={row.decidedBy} at={row.decidedAt} />}
        <RequestActions row={row} />
      </Body>
    </Asking>
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
  return <Quiet>{t('request.decided', { person, date: formatMoment(at, locale, user?.timeZone) })}</Quiet>;
}
