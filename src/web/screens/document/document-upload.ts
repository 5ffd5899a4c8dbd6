import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIdentity } from '../../identity/identity-context';
import type { ValueOf } from '#contract/vocabularies/index';
import { sendDocument } from './document-calls';
import type { About } from './document-calls';
import { useFetchAgain } from '../../data/use-fetch-again';
import { failureText } from '../../parts/failure-text';
import { useWords } from '../../i18n/words';

interface ChosenDocument {
  readonly file: File;
  readonly key: string;
}
interface Due extends ChosenDocument {
  readonly about: About;
}

/** A document on its way in. `waiting`: until it is known what it is about. */
export interface SentDocument {
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  readonly message?: string;
}

/** Sends in the one document that a form asks for, as soon as it is known what it is about, and hands on its id. */
export function useDocumentUpload(
  about: About | null,
  documentType: ValueOf<'documentType'>,
  onTaken: (id: string) => void,
) {
  const { http } = useIdentity();
  const words = useWords();
  const { t } = words;
  const fetchAgain = useFetchAgain('document');
  const [chosen, setChosen] = useState<ChosenDocument | null>(null);
  const [share, setShare] = useState(0);
  const { mutate, variables, data, error } = useMutation({
    mutationFn: ({ about, file, key }: Due) =>
      sendDocument(http, about, file, { documentType }, key, ({ sent, total }) =>
        setShare(total > 0 ? sent / total : 0),
      ),
    onMutate: () => setShare(0),
    onSuccess: ({ id, scan }) => {
      if (scan === 'infected') return;
      setChosen(null);
      onTaken(id);
    },
    onSettled: fetchAgain,
  });
  const isSent = variables?.key === chosen?.key;
  useEffect(() => {
    if (chosen && about && !isSent) mutate({ ...chosen, about });
  }, [about, chosen, isSent, mutate]);

  const message = !isSent
    ? undefined
    : error
      ? failureText(error, words)
      : data?.scan === 'infected'
        ? t('document.heldBack')
        : undefined;
  const sent: SentDocument | null = chosen && {
    file: chosen.file,
    state: message ? 'failed' : isSent ? 'sending' : 'waiting',
    share,
    ...(message && { message }),
  };
  return {
    sent,
    choose: (file: File) => setChosen({ file, key: crypto.randomUUID() }),
    retry: () => setChosen((one) => one && { ...one, key: crypto.randomUUID() }),
    drop: () => setChosen(null),
  };
}
