import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIdentity } from '../../identity/identity-context';
import { sendDocument } from '../document/document-calls';
import { useFetchAgain } from '../../data/use-fetch-again';
import { failureText } from '../../parts/failure-text';
import { useWords } from '../../i18n/words';

interface ChosenPaper {
  readonly file: File;
  readonly key: string;
}

/** The paper of an invoice on its way in. `waiting`: until a line names the file that it belongs to. */
export interface SentPaper {
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  readonly message?: string;
}

/** Sends in the paper of an invoice as soon as it is known which files it is about, and hands on its id. */
export function usePaperUpload(fileIds: readonly string[], onTaken: (id: string) => void) {
  const { http } = useIdentity();
  const words = useWords();
  const { t } = words;
  const fetchAgain = useFetchAgain('document');
  const [chosen, setChosen] = useState<ChosenPaper | null>(null);
  const [share, setShare] = useState(0);
  const { mutate, variables, data, error } = useMutation({
    mutationFn: ({ file, key }: ChosenPaper) =>
      sendDocument(http, fileIds, file, { documentType: 'vendor_invoice' }, key, ({ sent, total }) =>
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
  const isDue = chosen !== null && fileIds.length > 0 && variables !== chosen;
  useEffect(() => {
    if (isDue) mutate(chosen);
  }, [isDue, chosen, mutate]);

  const isSent = variables === chosen;
  const message = !isSent
    ? undefined
    : error
      ? failureText(error, words)
      : data?.scan === 'infected'
        ? t('document.heldBack')
        : undefined;
  const sent: SentPaper | null = chosen && {
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
