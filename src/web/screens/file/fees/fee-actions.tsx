import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import { feeMoves, isOverList, openFee, whyNotFee } from '#contract/lifecycles/fee';
import { resources } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import type { TextKey } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { MenuButton } from '../../../parts/menu-button';
import { useFailure } from '../../failure';
import { mayWith, useFileRecord } from '../file-record';
import type { FeeRow } from './file-fees';
import { useFetchFees } from './file-fees';

type Status = ValueOf<'feeStatus'>;
const { fields } = resources.fee;

/** Where a person may take a fee, in the order in which they look for it. */
const offered: readonly Status[] = ['approved', 'declined', 'draft', 'written_off', 'void'];

/** What can be done with a fee; what cannot be done now says why. */
export function FeeActions({ fee, onEdit }: { fee: FeeRow; onEdit: () => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const rights = useRights();
  const { user } = useSession();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchFees();
  const notify = useNotify();
  const explain = useFailure();
  const [asking, setAsking] = useState<'declined' | 'written_off' | null>(null);
  if (!rights.may('fee', 'edit') || !mayWith(file, 'work')) return null;
  const name = choice('feeType', fee.feeType);
  const label: Readonly<Record<string, [TextKey, TextKey]>> = {
    approved: ['fee.approve', 'fee.approved'],
    declined: ['fee.decline', 'fee.declined'],
    draft: ['fee.reopen', 'fee.reopened'],
    written_off: ['fee.writeOff', 'fee.writtenOff'],
    void: ['fee.voidIt', 'fee.voided'],
  };
  const moves = offered.filter((to) => feeMoves[fee.status].includes(to));
  if (moves.length === 0) return null;
  const why = (to: Status) =>
    whyNotFee(fee.status, to, {
      feeType: fee.feeType,
      overThreshold: fee.status === 'pending_approval',
      overList: isOverList(fee),
      mayApproveOver: rights.may('fee', 'approveOverThreshold'),
      isEntrant: fee.createdBy === user?._id,
      hasDescription: Boolean(fee.description),
      hasDocument: Boolean(fee.documentId),
      hasReason: true,
    });
  const move = async (to: Status, more: object = {}) => {
    await dataProvider.update(resourcePaths.fee, {
      id: fee.id,
      data: { status: to, ...more },
      previousData: fee,
    });
    await fetchAgain();
    notify(t(label[to]?.[1] ?? 'fee.changed', { name }), { type: 'success' });
  };
  const choose = (to: Status, close: () => void) => {
    close();
    if (to === 'declined' || to === 'written_off') return setAsking(to);
    move(to).catch((error: unknown) => notify(explain(error), { type: 'error' }));
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
              {t('fee.edit')}
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
      {asking && (
        <FieldsDialog
          title={t(asking === 'declined' ? 'fee.declineTitle' : 'fee.writeOffTitle', { name })}
          lead={asking === 'declined' ? t('fee.declineLead') : t('fee.writeOffLead')}
          resource="fee"
          asked={[{ path: reason, field: fields[reason], needed: true }]}
          values={{ [reason]: '' }}
          save={label[asking]?.[0] ?? ''}
          grave
          onSave={async (given) => {
            await move(asking, { [reason]: given[reason] });
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
