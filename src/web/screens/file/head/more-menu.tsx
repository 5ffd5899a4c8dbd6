import BoltOutlined from '@mui/icons-material/BoltOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listPath } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { MenuButton } from '../../../parts/menu-button';
import { EraseDialog } from '../../housekeeping/erase-dialog';
import { EvidenceDialog } from '../evidence/evidence-dialog';
import { mayWith, useFileRecord } from '../file-record';
import type { Asking } from './flag-marks';

/** What is done with a file now and then. */
export function MoreMenu({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const navigate = useNavigate();
  const [packing, setPacking] = useState(false);
  const [erasing, setErasing] = useState(false);
  const may = (action: string) => !file.closed && mayWith(file, action);
  return (
    <>
      <MenuButton label={t('file.more')} icon={<MoreHoriz />} align="right">
        {(close) => {
          const item = (key: string, icon: ReactElement, words: string, run: () => void) => (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                run();
              }}
            >
              {icon} {words}
            </MenuItem>
          );
          const hold = <PauseOutlined />;
          const rushing = file.isRushFile ? 'unset' : 'set';
          return [
            !file.hold && may('hold') && item('hold', hold, t('file.holding.set'), () => onAsk('hold')),
            file.hold &&
              may('releaseHold') &&
              item('release', hold, t('file.holding.release'), () => onAsk('release')),
            may('edit') &&
              item('rush', <BoltOutlined />, t(`file.rushing.${rushing}`), () =>
                onAsk(file.isRushFile ? 'unrush' : 'rush'),
              ),
            rights.may('file', 'export') &&
              item('evidence', <FolderZipOutlined />, t('file.evidence.ask'), () => setPacking(true)),
            item('print', <PrintOutlined />, t('file.printPage'), () => window.print()),
            rights.may('housekeeping', 'delete') &&
              item('erase', <DeleteOutlined />, t('housekeeping.file.ask'), () => setErasing(true)),
          ];
        }}
      </MenuButton>
      {packing && <EvidenceDialog onClose={() => setPacking(false)} />}
      {erasing && (
        <EraseDialog
          what="file"
          fileId={file.id}
          onErased={() => void navigate(listPath('file'))}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}
