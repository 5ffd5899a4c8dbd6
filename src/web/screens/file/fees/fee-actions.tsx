import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { countedFee, feeMoves, isOverList, openFee, payableFee, whyNotFee } from '#contract/lifecycles/fee';
import type { ValueOf } from '#contract/vocabularies/index';
import type { DeskRecord } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useWriting } from '../../../data/use-writing';
import type { TextKey } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { MenuButton } from '../../../parts/menu-button';
import { useDoing } from '../../../parts/use-doing';
import { isWritten, useFileRecord } from '../file-record';
import type { FeeRow } from './file-fees';
import { PaidDialog } from './paid-dialog';

type Status = ValueOf<'feeStatus'>;

/** Where a person may take a fee, in the order in which they look for it. */
const offered: readonly Status[] = ['approved', 'declined', 'draft', 'written_off', 'void'];

/** What can be done with a fee; what cannot be done now says why. */
export function FeeActions({ fee, onEdit }: { fee: FeeRow; onEdit: () => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const rights = useRights();
  const { user } = useSession();
  const { change } = useWriting('fee');
  const { run } = useDoing();
  // Who named the price that waits asked for it to be approved, whoever entered the fee.
  const { data: request } = useGetOne<DeskRecord & { readonly requestedBy?: string }>(
    resourcePaths.request,
    { id: fee.approvalRequestId ?? '' },
    {
      enabled:
        fee.status === 'pending_approval' && Boolean(fee.approvalRequestId) && rights.may('request', 'show'),
    },
  );
  const [asking, setAsking] = useState<'declined' | 'written_off' | null>(null);
  const [paying, setPaying] = useState(false);
  if (!rights.may('fee', 'edit') || !isWritten(file, countedFee.includes(fee.status))) return null;
  const name = choice('feeType', fee.feeType);
  const label: Readonly<Record<string, [TextKey, TextKey]>> = {
    approved: ['fee.approve', 'fee.approved'],
    declined: ['fee.decline', 'fee.declined'],
    draft: ['fee.reopen', 'fee.reopened'],
    written_off: ['fee.writeOff', 'fee.writtenOff'],
    void: ['fee.voidIt', 'fee.voided'],
  };
  const moves = offered.filter((to) => feeMoves[fee.status].includes(to));
  const pays = rights.may('fee', 'updatePaidDate') && payableFee[fee.direction].includes(fee.status);
  if (moves.length === 0 && !pays) return null;
  const why = (to: Status) =>
    whyNotFee(fee.status, to, {
      feeType: fee.feeType,
      overThreshold: fee.status === 'pending_approval',
      overList: isOverList(fee),
      mayApproveOver: rights.may('fee', 'approveOverThreshold'),
      clientDecides: fee.clientDecides === true,
      isEntrant: [fee.createdBy, request?.requestedBy].includes(user?._id),
      hasDescription: Boolean(fee.description),
      hasDocument: Boolean(fee.documentId),
      hasReason: true,
    });
  const move = async (to: Status, more: object = {}, opened = fee) => {
    await change(opened, { status: to, ...more });
    return t(label[to]?.[1] ?? 'fee.changed', { name });
  };
  const choose = (to: Status, close: () => void) => {
    close();
    if (to === 'declined' || to === 'written_off') return setAsking(to);
    void run(() => move(to));
  };
  const reason = asking === 'declined' ? 'decisionNote' : 'writeOffReason';
  return (
    <>
      <MenuButton label={t('fee.actionsFor', { name })} icon={<MoreHorizIcon />} align="right">
        {(close) => [
          openFee.includes(fee.status) && (
            <MenuItem
              key="edit"
              onClick={() => {
                close();
                onEdit();
              }}
            >
              {t('record.edit')}
            </MenuItem>
          ),
          pays && (
            <MenuItem
              key="pay"
              onClick={() => {
                close();
                setPaying(true);
              }}
            >
              {t('feePaying.on')}
            </MenuItem>
          ),
          ...moves.map((to) => {
            const refusal = why(to);
            return (
              // What cannot be done stays within reach, so that its reason is read.
              <MenuItem
                key={to}
                aria-disabled={refusal !== undefined}
                onClick={() => refusal === undefined && choose(to, close)}
                sx={{ color: refusal && 'text.secondary' }}
              >
                <ListItemText
                  primary={label[to] && t(label[to][0])}
                  secondary={refusal && t(`fee.whyNot.${refusal}`)}
                />
              </MenuItem>
            );
          }),
        ]}
      </MenuButton>
      {paying && <PaidDialog feeIds={[fee.id]} onClose={() => setPaying(false)} />}
      {asking && (
        <FieldsDialog
          title={t(asking === 'declined' ? 'fee.declineTitle' : 'fee.writeOffTitle', { name })}
          lead={asking === 'declined' ? t('fee.declineLead') : t('fee.writeOffLead')}
          resource="fee"
          asked={[{ path: reason, needed: true }]}
          record={fee}
          values={{ [reason]: '' }}
          save={label[asking]?.[0] ?? ''}
          grave
          onSave={(given, opened) => move(asking, { [reason]: given[reason] }, opened)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
