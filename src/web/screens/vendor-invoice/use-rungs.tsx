import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { openVendorInvoice } from '#contract/lifecycles/vendor-invoice';
import type { ScreenTexts } from '../../i18n/en/screens';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { MomentCell } from '../../kinds/cells/time';
import { formatDate } from '../../kinds/format';
import { Sign } from '../../parts/sign';
import type { InvoiceRecord } from './invoice-record';

export type RungTone = 'done' | 'back' | 'now' | 'later';

/** A step of the way up: what it is, and what is said of it. */
interface Rung {
  readonly key: string;
  readonly tone: RungTone;
  readonly head: ReactNode;
  readonly said?: ReactNode;
}

const Words = styled('q')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  padding: '6px 10px',
  borderLeft: `3px solid ${theme.vars?.palette.divider}`,
  quotes: 'none',
}));

/** The steps of an invoice through its levels, those that are over, the one where it waits, and those to come. */
export function useRungs(invoice: InvoiceRecord): readonly Rung[] {
  const { t, locale, choice } = useWords();
  const { approvals, submittedBy, receivedDate, note, levelsNeeded, invoiceStatus } = invoice;
  const decided = approvals ?? [];
  const sentBack = decided.findLastIndex(({ decision }) => decision !== 'approved');
  // What its owner says is said since it came back, once it has been sent in again.
  const wasAnswered = sentBack >= 0 && !openVendorInvoice.includes(invoiceStatus) && invoiceStatus !== 'void';
  const nameOf = (level: number) => {
    const who = t(`vendorInvoice.approvers.${level as keyof ScreenTexts['vendorInvoice']['approvers']}`);
    return level === 0 ? who : `${t('vendorInvoicePage.level', { level })} · ${who}`;
  };
  const rungs = decided.map(({ level, userId, decision, at, note: words, lines }): Rung => ({
    key: at + userId,
    tone: decision === 'approved' ? 'done' : 'back',
    head: (
      <>
        {nameOf(level)}{' '}
        <Sign tone={decision === 'approved' ? 'good' : 'warn'}>{choice('approvalDecision', decision)}</Sign>
      </>
    ),
    said: (
      <>
        <ReferenceName to="user" id={userId} linked={false} /> · <MomentCell value={at} place="row" />
        {lines &&
          lines.length > 0 &&
          ` · ${t('vendorInvoicePage.aboutLines', { smart_count: lines.length, lines: lines.join(', ') })}`}
        {words && <Words>{words}</Words>}
      </>
    ),
  }));
  const submitted: Rung[] = submittedBy
    ? [
        {
          key: 'submitted',
          tone: 'done',
          head: t('vendorInvoicePage.submittedStep'),
          said: (
            <>
              <ReferenceName to="user" id={submittedBy} linked={false} />
              {receivedDate && ` · ${formatDate(receivedDate, locale)}`}
              {note && !wasAnswered && <Words>{note}</Words>}
            </>
          ),
        },
      ]
    : [];
  const alone: Rung[] =
    levelsNeeded === 0
      ? [{ key: 'alone', tone: 'done', head: t('vendorInvoicePage.stands.auto_approved') }]
      : [];
  const again: Rung[] = wasAnswered
    ? [
        {
          key: 'again',
          tone: 'done',
          head: t('vendorInvoicePage.submittedAgain'),
          said: note && <Words>{note}</Words>,
        },
      ]
    : [];
  const toCome = levelsToCome(invoice).map((level, index): Rung => {
    const isNow = index === 0 && invoiceStatus === 'in_review';
    const { whyNotApprove } = invoice;
    if (!isNow) {
      const said = t(index === 0 ? 'vendorInvoicePage.waitsForVendor' : 'vendorInvoicePage.comesLater');
      return { key: `level ${level}`, tone: 'later', head: nameOf(level), said };
    }
    return {
      key: `level ${level}`,
      tone: 'now',
      head: nameOf(level),
      said: (
        <>
          {t('vendorInvoicePage.waitsHere')}
          <br />
          {whyNotApprove ? t(`vendorInvoice.whyNot.${whyNotApprove}`) : t('vendorInvoicePage.waitsForYou')}
        </>
      ),
    };
  });
  return [
    ...submitted,
    ...alone,
    ...rungs.slice(0, sentBack + 1),
    ...again,
    ...rungs.slice(sentBack + 1),
    ...toCome,
  ];
}

/** The levels that still have to approve, the one at which it waits first. */
function levelsToCome({ approvalLevel, levelsNeeded, invoiceStatus }: InvoiceRecord): readonly number[] {
  if (invoiceStatus !== 'in_review' && invoiceStatus !== 'disputed') return [];
  const from = approvalLevel ?? 1;
  return Array.from({ length: Math.max(0, (levelsNeeded ?? 1) - from + 1) }, (_, index) => from + index);
}
