import { resources } from '#contract/resources/index';
import { statusOf } from '#contract/lifecycles/file-status';
import { isBlank } from '../../../data/changed-fields';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import type { Asked } from '../../../parts/fields-dialog';
import { fieldAt, valueAt, withValue } from '../../../parts/fields-at';
import type { FileMove } from '../file-record';
import { useFileRecord } from '../file-record';
import { FileMoved } from '../opened-file';
import { WaysToSet } from '../proof/ways-to-set';
import { useSaveFile } from '../save-file';
import { CloseTest } from './close-test';
import { NearestAuctions } from './nearest-auctions';

/** Asks for exactly what a move needs: the fields of the status, and why, where that has to be said. */
export function MoveDialog({ move, onClose }: { move: FileMove; onClose: () => void }) {
  const file = useFileRecord();
  const words = useWords();
  const { t } = words;
  const save = useSaveFile();
  const status = words.choice('statusName', move.status);
  const all = statusOf(move.status).needs.filter((path) => path !== 'clientId' && path !== 'asset');
  const isSet = (path: string) => fieldAt(resources.file.fields, path).set === 'host';
  const needs = all.filter((path) => !isSet(path));
  const missing = all.filter((path) => isSet(path) && isBlank(valueAt(file, path)));
  // Why a file was closed stands in the archive too: only who opens it again says another reason.
  const keepsReason = file.closed && move.stage === file.stage;
  const reason: Asked = {
    path: 'statusReason',
    field: resources.file.fields.statusReason,
    needed: move.needsReason || file.closed,
    label: t('file.move.reason'),
    help: t('file.move.reasonHelp'),
  };
  // The test of a closing goes by its reason, and what was redeemed or returned comes here with none.
  const asksWhy =
    move.status === 'close_checklist' && !file.closingReason && !needs.includes('closingReason');
  const asked: Asked[] = [
    ...needs.map((path) => ({ path, field: fieldAt(resources.file.fields, path), needed: true })),
    ...(asksWhy ? [{ path: 'closingReason', field: resources.file.fields.closingReason }] : []),
    ...(keepsReason ? [] : [reason]),
  ];
  const values = asked.reduce<Record<string, unknown>>(
    (all, { path }) => (path === 'statusReason' ? all : withValue(all, path, valueAt(file, path) ?? null)),
    keepsReason ? {} : { statusReason: '' },
  );

  const onSave = async (given: Record<string, unknown>) => {
    // A part is sent whole: what it holds already goes along with what was asked for.
    const parts = Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const before = valueAt(file, name);
        return [name, isPart(value) ? { ...(before as object | null), ...value } : value];
      }),
    );
    const said = keepsReason ? {} : { statusReason: given.statusReason || null };
    const saved = await save({ ...parts, ...said, status: move.status });
    // A move may lead to where the file came from, which has a name of its own.
    if (saved) return t('file.move.moved', { status: words.choice('statusName', saved.status) });
    return onClose();
  };

  return (
    <FieldsDialog
      title={t('file.move.title', { status })}
      lead={
        <>
          {t('file.move.from', { status: words.choice('statusName', file.status) })}
          {move.stage !== file.stage &&
            ` · ${t('file.move.newStage', { stage: words.choice('stageName', move.stage) })}`}
        </>
      }
      resource="file"
      asked={asked}
      values={values}
      save={t(needs.length > 0 ? 'file.move.saveWith' : 'file.move.save', { status })}
      onSave={onSave}
      onClose={onClose}
    >
      <FileMoved />
      {needs.includes('remarketing.auctionId') && <NearestAuctions />}
      <WaysToSet paths={missing} />
      {(move.status === 'closed' || move.status === 'close_checklist') && <CloseTest onLeave={onClose} />}
    </FieldsDialog>
  );
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
