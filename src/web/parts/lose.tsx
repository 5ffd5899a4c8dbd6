import { dialogActionsClasses } from '@mui/material/DialogActions';
import { Confirm } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';

interface LoseProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly lead: string;
  /** What the button says that goes on and loses it. */
  readonly lose: string;
  readonly onLose: () => void;
  readonly onStay: () => void;
}

/** Asks before what a person changed is lost. The answer that keeps it has the focus: a slip and an Enter lose nothing. */
export function Lose({ isOpen, title, lead, lose, onLose, onStay }: LoseProps) {
  const t = useTranslate();
  return (
    <Confirm
      isOpen={isOpen}
      title={title}
      content={lead}
      confirm={lose}
      cancel={t('form.stay')}
      onConfirm={onLose}
      onClose={onStay}
      slotProps={{ transition: { onEnter: focusStay } }}
    />
  );
}

// After the other has taken it, as it does in every question.
const focusStay = (opened: HTMLElement): void =>
  void setTimeout(() => opened.querySelector<HTMLElement>(`.${dialogActionsClasses.root} button`)?.focus());
