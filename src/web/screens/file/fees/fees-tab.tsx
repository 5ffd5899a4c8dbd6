import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { sideOf } from '#contract/roles/sides';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../../data/rights';
import { useSession } from '../../../identity/identity-context';
import { Awaited } from '../../../parts/awaited';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileAssignments } from '../assignments/file-assignments';
import { useBegun } from '../begin-on-file';
import { mayWith, useFileRecord } from '../file-record';
import { TabPart } from '../tab-part';
import { FeeDialog } from './fee-dialog';
import { FeeTable } from './fee-table';
import type { FeeRow } from './file-fees';
import { useFileFees, useFileMoney } from './file-fees';
import { MoneyTotals } from './money-totals';
import { ProjectedSection } from './projected-section';

type Direction = ValueOf<'feeDirection'>;
type Editing = { readonly direction: Direction; readonly fee?: FeeRow };

/** What the file costs: charged to the client, owed to vendors, and expected still; each as far as it is this person's to see. */
export function FeesTab() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const { user } = useSession();
  const { data: fees, error, refetch } = useFileFees(file.id);
  const { data: money } = useFileMoney(file.id);
  const { data: assignments } = useFileAssignments(file.id);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [begun, setBegun] = useBegun();
  const side = user ? sideOf(user.activityType as ValueOf<'activityType'>) : 'vendor';
  const shown = (['receivable', 'payable'] as const).filter((direction) => money?.[direction]);
  const vendors = [
    ...new Set(
      (assignments ?? []).filter(({ status }) => took.includes(status)).map(({ companyId }) => companyId),
    ),
  ];
  const enters = rights.may('fee', 'create') && mayWith(file, 'work') && !file.closed;
  const mayAddTo = (direction: Direction) =>
    enters && (direction === 'receivable' ? side === 'agency' : vendors.length > 0);
  const own = side === 'agency' ? 'receivable' : 'payable';
  const open = editing ?? (begun && mayAddTo(own) ? { direction: own } : null);
  return (
    <TabPart sx={{ maxWidth: 1100 }}>
      <Awaited data={fees && money} error={error} refetch={refetch} />
      {money && <MoneyTotals money={money} side={side} />}
      {fees &&
        shown.map((direction) => {
          const rows = fees.filter((fee) => fee.direction === direction);
          const isOurs = direction === 'payable' && side === 'vendor';
          const mayAdd = mayAddTo(direction);
          const add = mayAdd && (
            <Button startIcon={<AddIcon />} onClick={() => setEditing({ direction })}>
              {direction === 'receivable' ? t('fee.addCharge') : t('fee.addOwed')}
            </Button>
          );
          const title =
            direction === 'receivable' ? t('fee.charged') : isOurs ? t('fee.owedToUs') : t('fee.owed');
          return (
            <Section key={direction} title={title} actions={rows.length > 0 && add}>
              {rows.length === 0 ? (
                <Standstill
                  title={direction === 'receivable' ? t('fee.none') : t('fee.noneOwed')}
                  lead={
                    direction === 'payable' && enters && vendors.length === 0
                      ? t('fee.noVendor')
                      : mayAdd
                        ? t('fee.noneLead')
                        : t('fee.noneOther')
                  }
                >
                  {add}
                </Standstill>
              ) : (
                <FeeTable fees={rows} title={title} onEdit={(fee) => setEditing({ direction, fee })} />
              )}
            </Section>
          );
        })}
      {money?.projected && <ProjectedSection money={money.projected} />}
      {open && (
        <FeeDialog
          {...open}
          vendors={vendors}
          onClose={() => {
            setEditing(null);
            setBegun(false);
          }}
        />
      )}
    </TabPart>
  );
}

const took: readonly string[] = ['accepted', 'completed', 'recalled'];
