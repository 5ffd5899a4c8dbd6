import type { ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';
import type { Work } from './use-doing';
import { useDoing } from './use-doing';

interface SureProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly confirm: string;
  /** It cannot simply be taken back. */
  readonly grave?: boolean;
  readonly work: Work;
  readonly onClose: () => void;
}

/** Asks whether something is meant, does it, and says what came of it. */
export function Sure({ title, lead, confirm, grave, work, onClose }: SureProps) {
  const t = useTranslate();
  const { busy, run } = useDoing();
  return (
    <Confirm
      isOpen
      cancel={t('cancel')}
      {...(grave && { confirmColor: 'warning' })}
      title={title}
      content={lead}
      confirm={confirm}
      loading={busy}
      onConfirm={() => void run(work).then(onClose)}
      onClose={onClose}
    />
  );
}
