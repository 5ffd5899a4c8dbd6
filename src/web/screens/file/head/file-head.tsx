import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editPath } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { ReferenceName } from '../../../kinds/cells/reference';
import { CopyButton } from '../../../parts/copy-button';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { Menu, MenuItem } from '../../menu';
import { assetName } from '../asset-name';
import type { FileMove } from '../file-record';
import { mayWith, useFileRecord } from '../file-record';
import { useFileMoney } from '../fees/file-fees';
import { FileStepper } from './file-stepper';
import type { Asking } from './flag-marks';
import { FlagMarks } from './flag-marks';
import { StageRail } from './stage-rail';
import { StatusMenu } from './status-menu';
import { VinText } from './vin-text';

interface FileHeadProps {
  readonly moving: boolean;
  readonly onMoving: (open: boolean) => void;
  readonly onMove: (move: FileMove) => void;
  readonly onAsk: (asking: Asking) => void;
  readonly onNote: () => void;
  readonly onReminder: () => void;
}

/** Which file this is, where it stands, and what can be done with it: stays in sight on every tab. */
export function FileHead(props: FileHeadProps) {
  const { moving, onMoving, onMove, onAsk, onNote, onReminder } = props;
  const file = useFileRecord();
  const t = useTranslate();
  const words = useWords();
  const rights = useRights();
  return (
    <header className="file-head">
      <div className="head-line">
        <h1 className="head-ref">
          <span className="unseen">{words.one('file')} </span>
          {file.ref}
        </h1>
        <CopyButton text={file.ref} label="file.copy" done="file.copied" />
        <span className="head-debtor">{file.debtorName}</span>
        <span className="head-flags">
          <FlagMarks onAsk={onAsk} />
        </span>
        <span className="head-actions">
          <FileStepper id={file.id} />
          <StatusMenu open={moving} onOpen={onMoving} onMove={onMove} />
          <span className="head-buttons">
            {mayWith(file, 'work') && (
              <>
                <IconAction label={t('file.keys.note')} mark="note" onClick={onNote} hint="n" />
                <IconAction label={t('file.keys.reminder')} mark="reminder" onClick={onReminder} hint="r" />
              </>
            )}
            {mayWith(file, 'edit') && (
              <Link
                className="icon-button"
                to={editPath('file', file.id)}
                aria-label={t('file.keys.edit')}
                title={`${t('file.keys.edit')} (e)`}
              >
                <Icon name="edit" />
              </Link>
            )}
            <MoreMenu onAsk={onAsk} />
          </span>
        </span>
      </div>
      <dl className="head-facts">
        {rights.may('company', 'show') && (
          <HeadFact term={words.label('file', 'clientId')}>
            <ReferenceName to="company" id={file.clientId} />
          </HeadFact>
        )}
        <HeadFact term={words.label('file', 'asset')}>{assetName(file) || '–'}</HeadFact>
        {file.serialNumber && (
          <HeadFact term={words.label('file', 'serialNumber')}>
            <VinText serial={file.serialNumber} />
          </HeadFact>
        )}
        <HeadFact term={words.label('file', 'state')}>{words.choice('province', file.state)}</HeadFact>
        {file.daysPastDue !== null && (
          <HeadFact term={words.label('file', 'daysPastDue')}>
            <strong className={file.daysPastDue > 90 ? 'figures late' : 'figures'}>
              {t('file.day', { smart_count: file.daysPastDue })}
            </strong>
          </HeadFact>
        )}
        <CostToDate fileId={file.id} />
        {file.balanceAmount && (
          <HeadFact term={words.label('file', 'balanceAmount')}>
            <span className="figures">{formatMoney(file.balanceAmount, words.locale)}</span>
          </HeadFact>
        )}
      </dl>
      {file.deficiencyAllowed === false && (
        <p className="head-law">
          <Icon name="alert" />
          {t('file.seizeOrSue')}
        </p>
      )}
      <StageRail />
    </header>
  );
}

/** What the file has cost its client until now, for those who may know. */
function CostToDate({ fileId }: { fileId: string }) {
  const { data } = useFileMoney(fileId);
  const t = useTranslate();
  const { locale } = useWords();
  if (!data?.costToDate) return null;
  return (
    <HeadFact term={t('fee.costToDate')}>
      <span className="figures">{formatMoney(data.costToDate, locale)}</span>
    </HeadFact>
  );
}

function HeadFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function IconAction(props: { label: string; mark: 'note' | 'reminder'; hint: string; onClick: () => void }) {
  const { label, mark, hint, onClick } = props;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={`${label} (${hint})`}
      onClick={onClick}
    >
      <Icon name={mark} />
    </button>
  );
}

function MoreMenu({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const open = !file.closed;
  const choose = (close: () => void, run: () => void) => () => {
    close();
    run();
  };
  return (
    <Menu label={t('file.more')} className="icon-button" button={<Icon name="more" />}>
      {(close) => (
        <>
          {open && !file.hold && mayWith(file, 'hold') && (
            <MenuItem onChoose={choose(close, () => onAsk('hold'))}>
              <Icon name="hold" /> {t('file.holding.set')}
            </MenuItem>
          )}
          {open && file.hold && mayWith(file, 'releaseHold') && (
            <MenuItem onChoose={choose(close, () => onAsk('release'))}>
              <Icon name="hold" /> {t('file.holding.release')}
            </MenuItem>
          )}
          {open && mayWith(file, 'edit') && (
            <MenuItem onChoose={choose(close, () => onAsk(file.isRushFile ? 'unrush' : 'rush'))}>
              <Icon name="rush" /> {file.isRushFile ? t('file.rushing.unset') : t('file.rushing.set')}
            </MenuItem>
          )}
          <MenuItem onChoose={choose(close, () => window.print())}>
            <Icon name="print" /> {t('file.printPage')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
