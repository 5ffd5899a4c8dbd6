import { useDataProvider, useNotify } from 'react-admin';
import { useRef, useState } from 'react';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';
import { useFetchNotes } from './note-calls';

/** Sends a note once, however often the button is pressed; a try again after a failure cannot make a second one. */
export function useSendNote() {
  const dataProvider = useDataProvider();
  const fetchNotes = useFetchNotes();
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
      await dataProvider.create(resourcePaths.note, {
        data: { ...draft },
        meta: { idempotencyKey: attempt.current.key },
      });
      attempt.current = { text: '', key: '' };
      await fetchNotes();
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
