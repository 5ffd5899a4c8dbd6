import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { ReferenceName } from '../../../kinds/cells/reference';
import { MomentCell } from '../../../kinds/cells/time';
import { Lines } from '../../../parts/lines';
import { TextLink } from '../../../parts/text-link';
import { WaitingLines } from '../../../parts/waiting';
import { useFileRecord } from '../file-record';
import { useFileNotes } from '../notes/file-notes';
import { NextNone, NextPart } from './next-part';

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

/** The last three notes, as far as they are needed to know where the file stands. */
export function LastNotes() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data: notes, total = 0 } = useFileNotes(file.id, 3);
  const path = `${recordPath('file', file.id)}/notes`;
  return (
    <NextPart
      title={t('file.next.notes')}
      all={total > 3 && { to: path, label: t('file.next.all', { count: total }) }}
    >
      {notes === undefined && <WaitingLines />}
      {notes?.length === 0 && <NextNone>{t('file.next.notesNone')}</NextNone>}
      <Lines sx={{ display: 'grid', gap: 1 }}>
        {notes?.map((note) => (
          <Box component="li" key={note.id}>
            <TextLink to={`${path}#${note.id}`} variant="body2" sx={{ display: 'block' }}>
              <Box component="span" sx={twoLines}>
                {note.subject ?? note.body}
              </Box>
            </TextLink>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <ReferenceName to="user" id={note.senderId} linked={false} /> ·{' '}
              <MomentCell value={note.createdAt} place="row" />
            </Typography>
          </Box>
        ))}
      </Lines>
    </NextPart>
  );
}
