import MuiLink from '@mui/material/Link';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Sign } from '../../parts/sign';
import { useGetList } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { useTranslate } from '../../i18n/use-translate';
import { RecipientPicker } from './recipient-picker';
import { dropDraft, keepDraft, readDraft } from './note-drafts';
import { useSendNote } from './send-note';

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

const writable = vocabularies.noteType.filter((type) => type !== 'system');

/** The place to write a note. What is typed is kept per file until it is sent, over a reload and an expired session. */
export function NoteComposer({ fileId, replyTo, focused = false, onDone }: ComposerProps) {
  const t = useTranslate();
  const { choice } = useWords();
  const rights = useRights();
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
  const [templateId, setTemplateId] = useState('');
  const [open, setOpen] = useState(focused || body !== '');
  const [wasFocused, setWasFocused] = useState(focused);
  if (focused !== wasFocused) {
    setWasFocused(focused);
    if (focused) setOpen(true);
  }
  const area = useRef<HTMLTextAreaElement>(null);
  const { send, sending, failure } = useSendNote();
  const side = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]);

  const { data: templates = [] } = useGetList<Recorded<'noteTemplate'> & { id: string }>(
    resourcePaths.noteTemplate,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: open && !replyTo && rights.may('noteTemplate', 'list'), staleTime: 300_000 },
  );

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
    setTemplateId('');
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
      ...(templateId && { templateId }),
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
  const takeTemplate = (id: string) => {
    const template = templates.find((one) => one.id === id);
    setTemplateId(id);
    if (!template) return;
    setBody(body.trim() ? `${body.trimEnd()}\n\n${template.body}` : template.body);
    setNoteType(template.noteType);
    setAudience(template.audience);
    area.current?.focus();
  };
  const audiences = vocabularies.noteAudience.filter(
    (one) => side === 'agency' || one !== 'client_and_vendor',
  );

  return (
    <form
      className={open ? 'composer composer-open' : 'composer'}
      aria-label={replyTo ? t('note.reply') : t('note.composer')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kept && body !== '' && body === kept.body && (
        <p className="composer-kept">
          {t('note.draftBack')}{' '}
          <MuiLink component="button" color="primary" type="button" onClick={clear}>
            {t('note.draftDrop')}
          </MuiLink>
        </p>
      )}
      {replyTo && (
        <p className="composer-reply">
          <ReplyIcon /> {t('note.inReplyTo')} {replyTo.subject ?? ''}
          <MuiLink component="button" color="primary" type="button" onClick={onDone}>
            {t('note.cancelReply')}
          </MuiLink>
        </p>
      )}
      <textarea
        ref={area}
        className="box"
        aria-label={t('note.body')}
        placeholder={t('note.write')}
        rows={open ? 4 : 1}
        maxLength={10_000}
        value={body}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && body.trim()) void submit();
        }}
      />
      {open && (
        <>
          <div className="composer-row">
            <Pick
              label={t('note.audience')}
              value={audience}
              onChange={setAudience}
              options={audiences.map((one) => [one, choice('noteAudience', one)])}
            />
            <Pick
              label={t('note.type')}
              value={noteType}
              onChange={setNoteType}
              options={writable.map((one) => [one, choice('noteType', one)])}
            />
            {templates.length > 0 && (
              <Pick
                label={t('note.template')}
                value={templateId}
                onChange={takeTemplate}
                options={[
                  ['', t('note.templateNone')],
                  ...templates.map((one): [string, string] => [one.id, one.name]),
                ]}
              />
            )}
          </div>
          {!replyTo && audience !== 'internal' && (
            <RecipientPicker fileId={fileId} chosen={recipients} onChange={setRecipients} />
          )}
          <div className="composer-foot">
            <label className="tick">
              <input type="checkbox" checked={isRush} onChange={({ target }) => setRush(target.checked)} />
              <span>{t('note.rush')}</span>
            </label>
            <label className="tick">
              <input
                type="checkbox"
                checked={requiresReply}
                onChange={({ target }) => setRequiresReply(target.checked)}
              />
              <span>{t('note.needsReply')}</span>
            </label>
            {audience !== 'internal' && (
              <Sign tone="accent" icon={<VisibilityIcon />}>
                {t('note.warnVisible', { audience: choice('noteAudience', audience) })}
              </Sign>
            )}
            <Button
              variant="contained"
              color="primary"
              type="submit"
              disabled={sending || body.trim() === ''}
            >
              {replyTo ? t('note.replySend') : t('note.save')}
            </Button>
          </div>
        </>
      )}
      {failure && (
        <p className="ask-failure" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

function Pick(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [string, string])[];
}) {
  const { label, value, onChange, options } = props;
  return (
    <label className="pick">
      <span>{label}</span>
      <select className="box" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
