import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { sideOf } from '#contract/roles/sides';
import { vocabularies } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { SelectField } from '../../parts/select-field';
import { Sign } from '../../parts/sign';
import { Tick } from '../../parts/tick';
import { isNoWider } from './fill-template';
import { dropDraft, keepDraft, readDraft } from './note-drafts';
import { RecipientPicker } from './recipient-picker';
import { useSendNote } from './send-note';
import { TemplatePick } from './template-pick';
import type { NoteTemplate } from './use-templates';

interface ComposerProps {
  readonly fileId: string;
  readonly replyTo?:
    | {
        readonly id: string;
        readonly senderId: string;
        readonly companyId: string;
        readonly audience: string;
        readonly subject: string | null;
      }
    | undefined;
  readonly focused?: boolean;
  readonly onDone: () => void;
}

const Pad = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 10,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.background.paper,
  '&:focus-within': { borderColor: theme.vars?.palette.edge },
}));

const writable = vocabularies.noteType.filter((type) => type !== 'system');

/** The place to write a note. What is typed is kept per file until it is sent, over a reload and an expired session. */
export function NoteComposer({ fileId, replyTo, focused = false, onDone }: ComposerProps) {
  const { t, choice } = useWords();
  const { user } = useSession();
  const [kept] = useState(() => (replyTo ? undefined : readDraft(fileId)));
  const [body, setBody] = useState(kept?.body ?? '');
  const [noteType, setNoteType] = useState(kept?.noteType ?? 'general');
  const [audience, setAudience] = useState<string>(
    replyTo ? replyTo.audience : (kept?.audience ?? 'internal'),
  );
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  const [isRush, setRush] = useState(false);
  const [requiresReply, setRequiresReply] = useState(false);
  const [template, setTemplate] = useState<NoteTemplate>();
  const [open, setOpen] = useState(focused || body !== '');
  const [wasFocused, setWasFocused] = useState(focused);
  if (focused !== wasFocused) {
    setWasFocused(focused);
    if (focused) setOpen(true);
  }
  const area = useRef<HTMLTextAreaElement>(null);
  const { send, sending, failure } = useSendNote();
  const side = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]);

  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);

  useEffect(() => {
    if (replyTo) return;
    const timer = setTimeout(() => keepDraft(fileId, { body, noteType, audience }), 250);
    return () => clearTimeout(timer);
  }, [audience, body, fileId, noteType, replyTo]);

  const clear = () => {
    setBody('');
    setRecipients([]);
    setRush(false);
    setRequiresReply(false);
    setTemplate(undefined);
    if (!replyTo) dropDraft(fileId);
  };
  const submit = async () => {
    const sent = await send({
      fileId,
      body: body.trim(),
      noteType,
      audience,
      isRush,
      requiresReply,
      ...(template && { templateId: template.id }),
      ...(recipients.length > 0 && { recipients: recipients.map((userId) => ({ userId, kind: 'to' })) }),
      ...(replyTo && {
        replyToNoteId: replyTo.id,
        recipients: [{ userId: replyTo.senderId, companyId: replyTo.companyId, kind: 'to' }],
      }),
    });
    if (!sent) return;
    clear();
    setOpen(false);
    onDone();
  };
  const take = (taken: NoteTemplate | undefined) => {
    setTemplate(taken);
    if (!taken) return;
    setBody(body.trim() ? `${body.trimEnd()}\n\n${taken.body}` : taken.body);
    setNoteType(taken.noteType);
    // Who else may read it is for the writer to say, not for a template.
    if (isNoWider(taken.audience, audience)) setAudience(taken.audience);
    area.current?.focus();
  };
  const audiences = vocabularies.noteAudience.filter(
    (one) => side === 'agency' || one !== 'client_and_vendor',
  );

  const isWritten = body.trim() !== '';

  return (
    <Pad
      aria-label={replyTo ? t('note.reply') : t('note.composer')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kept && body !== '' && body === kept.body && (
        <Aside words={t('note.draftBack')} way={t('note.draftDrop')} onWay={clear} />
      )}
      {replyTo && (
        <Aside
          icon={<ReplyIcon fontSize="inherit" />}
          words={`${t('note.inReplyTo')} ${replyTo.subject ?? ''}`}
          way={t('note.cancelReply')}
          onWay={onDone}
        />
      )}
      <TextField
        multiline
        fullWidth
        inputRef={area}
        placeholder={t('note.write')}
        minRows={open ? 4 : 1}
        value={body}
        slotProps={{ htmlInput: { 'aria-label': t('note.body'), maxLength: 10_000 } }}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isWritten) void submit();
        }}
      />
      {open && (
        <>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
              gap: 1.25,
            }}
          >
            <SelectField
              label={t('note.audience')}
              value={audience}
              onPick={setAudience}
              choices={audiences.map((one) => [one, choice('noteAudience', one)])}
            />
            <SelectField
              label={t('note.type')}
              value={noteType}
              onPick={setNoteType}
              choices={writable.map((one) => [one, choice('noteType', one)])}
            />
            {!replyTo && <TemplatePick fileId={fileId} value={template?.id ?? ''} onPick={take} />}
          </Box>
          {template && !isNoWider(template.audience, audience) && (
            <Alert
              severity="info"
              role="note"
              action={
                <Button variant="text" onClick={() => setAudience(template.audience)}>
                  {t('note.templateWiden')}
                </Button>
              }
            >
              {t('note.templateFor', { audience: choice('noteAudience', template.audience) })}
            </Alert>
          )}
          {!replyTo && audience !== 'internal' && (
            <RecipientPicker fileId={fileId} chosen={recipients} onChange={setRecipients} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 4px' }}>
            <Tick label={t('note.rush')} checked={isRush} onChange={setRush} />
            <Tick label={t('note.needsReply')} checked={requiresReply} onChange={setRequiresReply} />
            {audience !== 'internal' && (
              <Sign tone="accent" icon={<VisibilityIcon />}>
                {t('note.warnVisible', { audience: choice('noteAudience', audience) })}
              </Sign>
            )}
            <Button
              variant="contained"
              color="primary"
              type="submit"
              loading={sending}
              disabled={!isWritten}
              sx={{ ml: 'auto' }}
            >
              {replyTo ? t('note.replySend') : t('note.save')}
            </Button>
          </Box>
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Pad>
  );
}

/** Why the writing place looks as it does, and the way out of it. */
function Aside(props: { icon?: React.ReactElement; words: string; way: string; onWay: () => void }) {
  const { icon, words, way, onWay } = props;
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
    >
      {icon}
      {words}
      <Link component="button" color="primary" type="button" variant="body2" onClick={onWay}>
        {way}
      </Link>
    </Typography>
  );
}
