import { useNotify } from 'react-admin';
import { useRef, useState } from 'react';
import { useWriting } from '../../data/use-writing';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';

/** Sends a note once, however often the button is pressed; a try again after a failure cannot make a second one. */
export function useSendNote() {
  const { create } = useWriting('note');
  const notify = useNotify();
  const explain = useFailure();
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef({ text: '', key: '' });

  const send = async (draft: Readonly<Record<string, unknown>>): Promise<boolean> => {
    if (sending) return false;
    setSending(true);
    setFailure(null);
    const text = JSON.stringify(draft);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    try {
      await create(draft, { idempotencyKey: attempt.current.key });
      attempt.current = { text: '', key: '' };
      notify(draft.replyToNoteId ? t('note.replied') : t('note.added'), { type: 'success' });
      return true;
    } catch (error) {
      setFailure(explain(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, failure };
}
