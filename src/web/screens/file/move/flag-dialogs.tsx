import Box from '@mui/material/Box';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { resources } from '#contract/resources/index';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoment } from '../../../kinds/format';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFailure } from '../../failure';
import { useFileRecord } from '../file-record';
import { FileMoved } from '../opened-file';
import type { Asking } from '../head/flag-marks';
import { useSaveFile } from '../save-file';

const { fields } = resources.file;

/** The dialogs that set and release the marks of a file. */
export function FlagDialogs({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  if (asking === 'hold') return <HoldDialog onClose={onClose} />;
  return <FlagConfirm asking={asking} onClose={onClose} />;
}

function HoldDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const save = useSaveFile();
  const notify = useNotify();
  const { user } = useSession();
  const onHookAt = file.recovery?.onHookAt;
  const isInHand = Boolean(onHookAt ?? file.recovery?.securedDate);
  return (
    <FieldsDialog
      title={t('file.holding.set')}
      lead={
        <>
          {t('file.holding.setLead')}
          {isInHand && (
            <Box component="span" role="alert" sx={{ display: 'block', mt: 1, color: 'error.main' }}>
              {onHookAt
                ? t('file.holding.onHook', { time: formatMoment(onHookAt, locale, user?.timeZone) })
                : t('file.holding.inHand')}
            </Box>
          )}
        </>
      }
      resource="file"
      asked={[
        { path: 'holdReason', field: fields.holdReason, needed: true },
        { path: 'holdUntil', field: fields.holdUntil, needed: true },
        { path: 'holdNote', field: fields.holdNote },
      ]}
      values={{ holdReason: null, holdUntil: null, holdNote: null }}
      save={t('file.holding.save')}
      onSave={async (given) => {
        const saved = await save({ ...given, hold: true });
        onClose();
        if (saved?.holdUntil)
          notify(t('file.holding.done', { date: formatDate(saved.holdUntil, locale) }), { type: 'success' });
      }}
      onClose={onClose}
    >
      <FileMoved />
    </FieldsDialog>
  );
}

function FlagConfirm({ asking, onClose }: { asking: Exclude<Asking, 'hold'>; onClose: () => void }) {
  const { t } = useWords();
  const save = useSaveFile();
  const notify = useNotify();
  const explain = useFailure();
  const [sending, setSending] = useState(false);
  const asks = {
    release: {
      title: t('file.holding.release'),
      lead: t('file.holding.releaseLead'),
      confirm: t('file.holding.releaseSave'),
      change: { hold: false },
      done: t('file.holding.released'),
    },
    rush: {
      title: t('file.rushing.set'),
      lead: t('file.rushing.setLead'),
      confirm: t('file.rushing.save'),
      change: { isRushFile: true },
      done: t('file.rushing.done'),
    },
    unrush: {
      title: t('file.rushing.unset'),
      lead: t('file.rushing.unsetLead'),
      confirm: t('file.rushing.unsetSave'),
      change: { isRushFile: false },
      done: t('file.rushing.undone'),
    },
  }[asking];
  const confirm = async () => {
    setSending(true);
    try {
      const saved = await save(asks.change);
      if (saved) notify(asks.done, { type: 'success' });
    } catch (error) {
      notify(explain(error), { type: 'error' });
    }
    onClose();
  };
  return (
    <Confirm
      isOpen
      loading={sending}
      title={asks.title}
      content={asks.lead}
      confirm={asks.confirm}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
