import EditOutlined from '@mui/icons-material/EditOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { useToday } from '../../../kinds/use-today';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { mayWith, useFileRecord } from '../file-record';
import { FileMoved, OpenedFile } from '../opened-file';
import { useSaveFile } from '../save-file';
import { NextPart } from './next-part';

/** What is to be done next and by when; whoever works on the file changes it in place. */
export function NextAction() {
  const file = useFileRecord();
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <NextPart title={t('file.next.action')}>
      {mayWith(file, 'edit') && !file.closed ? (
        <ButtonBase
          title={t('file.next.actionSet')}
          onClick={() => setAsking(true)}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            width: 'calc(100% + 16px)',
            m: '-4px -8px 0',
            p: '5px 8px',
            borderRadius: 1,
            textAlign: 'left',
            '&:hover': { bgcolor: 'action.hover' },
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          <ActionWords />
          <EditOutlined sx={{ color: 'text.secondary', displayPrint: 'none' }} />
        </ButtonBase>
      ) : (
        <ActionWords />
      )}
      {asking && (
        <OpenedFile>
          <ActionDialog onClose={() => setAsking(false)} />
        </OpenedFile>
      )}
    </NextPart>
  );
}

function ActionWords() {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const today = useToday();
  const isLate = !file.closed && file.nextActionDate !== null && file.nextActionDate < today;
  return (
    <span>
      <Typography
        component="span"
        variant="subtitle1"
        sx={{ display: 'block', color: file.nextAction ? undefined : 'text.secondary' }}
      >
        {file.nextAction ?? t('file.next.actionNone')}
      </Typography>
      {file.nextActionDate && (
        <Stack
          component="span"
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 0.5,
            typography: 'body2',
            color: isLate ? 'error.main' : 'text.secondary',
          }}
        >
          {isLate && <WarningAmberOutlined sx={{ fontSize: 14 }} />}
          {formatDate(file.nextActionDate, locale)}
        </Stack>
      )}
    </span>
  );
}

function ActionDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t } = useWords();
  const save = useSaveFile();
  return (
    <FieldsDialog
      title={t('file.next.actionSet')}
      resource="file"
      asked={[
        { path: 'nextAction', label: t('file.next.actionWhat') },
        { path: 'nextActionDate', label: t('file.next.actionWhen') },
      ]}
      values={{ nextAction: file.nextAction, nextActionDate: file.nextActionDate }}
      save={t('file.next.actionSave')}
      onSave={async (given) => {
        if (await save(given)) return t('file.next.actionSaved');
        return onClose();
      }}
      onClose={onClose}
    >
      <FileMoved />
    </FieldsDialog>
  );
}
