import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { amountOf } from '#contract/money/cents';
import { todayIn } from '#contract/placement/province-time';
import { feeTypes } from '#contract/reference/fee-types';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { useRights } from '../../../data/rights';
import { useWriting } from '../../../data/use-writing';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { Tick } from '../../../parts/tick';
import { useFileRecord } from '../file-record';
import { FeePicks } from './fee-picks';
import { FeeQuote } from './fee-quote';
import type { FeeRow } from './file-fees';
import type { QuoteSubject, Worked } from './use-quote';
import { useQuote } from './use-quote';
import { useNotifyChange } from './use-notify-change';

type FeeType = ValueOf<'feeType'>;
type Direction = ValueOf<'feeDirection'>;

/** The kinds of fee that there are on a side, as a person looks for them. */
const kindsOf = (direction: Direction): readonly FeeType[] =>
  vocabularies.feeType.filter(
    (type) => feeTypes[type].direction === 'both' || feeTypes[type].direction === direction,
  );

interface FeeDialogProps {
  readonly direction: Direction;
  readonly vendors: readonly string[];
  readonly fee?: FeeRow | undefined;
  readonly onClose: () => void;
}

/** Enters a fee or changes one: what, when and how much of it; the price, the taxes and the total follow while it is typed. */
export function FeeDialog({ direction, vendors, fee, onClose }: FeeDialogProps) {
  const file = useFileRecord();
  const words = useWords();
  const { t } = words;
  const rights = useRights();
  const { user } = useSession();
  const now = useNow();
  const { create, change } = useWriting('fee');
  const kinds = kindsOf(direction);
  const [feeType, setFeeType] = useState<FeeType>(fee?.feeType ?? (kinds[0] as FeeType));
  const own = vendors.find((id) => id === user?.companyId);
  const [vendorId, setVendorId] = useState(fee?.companyId ?? own ?? vendors[0] ?? '');
  const [asDraft, setAsDraft] = useState(false);
  const [worked, setWorked] = useState<Worked>();
  const companyId = direction === 'receivable' ? file.clientId : vendorId;
  const decides = rights.may('fee', 'edit');
  const name = words.choice('feeType', feeType);
  const isShare = feeTypes[feeType].unit === 'percent';
  const asked = [
    { path: 'incurredOn' },
    { path: 'quantity' },
    { path: 'unitAmount', help: t('fee.unitHelp') },
    ...(isShare ? [{ path: 'baseAmount', help: t('fee.baseHelp') } as const] : []),
    { path: 'state', help: t('fee.stateHelp') },
    { path: 'stateReason', help: t('fee.stateReasonHelp') },
    { path: 'description', needed: feeType === 'other' },
    ...(feeType === 'other' ? [{ path: 'documentId', needed: true } as const] : []),
  ] as const;
  const quote = worked && typeof worked.quote !== 'string' ? worked.quote : undefined;
  const label = quote
    ? quote.approval
      ? t('fee.saveWaiting')
      : t('fee.save', { amount: formatMoney(amountOf(quote.total), words.locale) })
    : t('fee.saveEmpty');
  return (
    <FieldsDialog
      wide
      title={
        fee ? t('fee.change', { name }) : direction === 'receivable' ? t('fee.addCharge') : t('fee.addOwed')
      }
      lead={
        !fee && (
          <FeePicks
            kinds={kinds}
            feeType={feeType}
            onFeeType={setFeeType}
            vendors={direction === 'payable' && !own ? vendors : []}
            vendorId={vendorId}
            onVendor={setVendorId}
          />
        )
      }
      resource="fee"
      asked={asked}
      record={fee}
      values={
        fee
          ? { ...fee, unitAmount: fee.source === 'schedule' ? null : fee.unitAmount }
          : {
              // Its document is chosen among those of the file.
              fileId: file.id,
              incurredOn: todayIn(file.state, new Date(now)),
              quantity: 1,
              unitAmount: null,
              baseAmount: null,
              state: null,
              stateReason: '',
              description: '',
            }
      }
      save={fee ? t('fee.saveChange') : label}
      onSave={async (given, opened) => {
        const sent = Object.fromEntries(
          asked.map(({ path }) => [path, given[path] === '' ? null : given[path]]),
        );
        const status = decides && !asDraft && { status: 'approved' };
        const saved = opened
          ? await change(opened, sent)
          : await create({ ...sent, fileId: file.id, feeType, direction, companyId, ...status });
        const waits = saved.status === 'pending_approval';
        return t(waits ? 'fee.asked' : fee ? 'fee.changed' : 'fee.added', { name });
      }}
      onClose={onClose}
    >
      <Preview
        about={{ fileId: file.id, feeType, direction, companyId }}
        counterpart={[companyId, file.clientOfficeId ?? companyId]}
        onWorked={setWorked}
      />
      {decides && !fee && !quote?.approval && (
        <Tick label={t('fee.asDraft')} checked={asDraft} onChange={setAsDraft} />
      )}
    </FieldsDialog>
  );
}

function Preview({
  about,
  counterpart,
  onWorked,
}: {
  about: Omit<QuoteSubject, 'state' | 'incurredOn'>;
  counterpart: readonly string[];
  onWorked: (worked: Worked | undefined) => void;
}) {
  const { control } = useFormContext();
  const [quantity, unitAmount, baseAmount, state, incurredOn] = useWatch({
    control,
    name: ['quantity', 'unitAmount', 'baseAmount', 'state', 'incurredOn'],
  }) as unknown[];
  const stated = typeof state === 'string' && state !== '' ? { state: state as QuoteSubject['state'] } : {};
  const quoted = useQuote(typeof incurredOn === 'string' ? { ...about, ...stated, incurredOn } : null, {
    incurredOn,
    quantity,
    unitAmount,
    baseAmount,
  });
  const { worked } = quoted;
  const said =
    worked && typeof worked.quote !== 'string'
      ? `${worked.quote.total} ${worked.quote.approval?.because}`
      : '';
  useNotifyChange(said, () => onWorked(worked));
  return <FeeQuote quoted={quoted} counterpart={counterpart} />;
}
