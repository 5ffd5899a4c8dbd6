import Box from '@mui/material/Box';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { dragBy } from './drag-by';
import { Failure } from './failure';
import { focusFirstField } from './focus-first-field';
import { Lose } from './lose';
import { useChanged } from './use-changed';

interface AskDialogProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly size?: 'xs' | 'sm' | 'md';
  /** What the button says; without it there is nothing to do but to read and close. */
  readonly confirm?: ReactNode;
  readonly cancel?: string;
  readonly danger?: boolean;
  /** Can be taken by its head and moved, to read what lies behind. */
  readonly movable?: boolean;
  readonly busy?: boolean;
  /** Not all is filled in yet. */
  readonly disabled?: boolean;
  /** Something was changed that its fields do not show, see `useChanged`: a row that was taken out, an order. */
  readonly holds?: boolean;
  /** What the host said to it; shown above the buttons, and nothing that was filled in is lost. */
  readonly error?: unknown;
  /** More buttons, before the two. */
  readonly actions?: ReactNode;
  readonly onConfirm?: () => void;
  /** Without it the dialog cannot be closed: it has no such buttons, and Escape does nothing. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/**
 * Asks something: the first field has the focus, Enter does what the button says, Escape and the cross do nothing of it. Escape and a click
 * beside it, which may slip, lose nothing that was changed in it unasked.
 */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    lead,
    size = 'xs',
    confirm,
    cancel,
    danger,
    movable = false,
    busy = false,
    disabled = false,
    holds = false,
  } = props;
  const { error, actions, onConfirm, onClose, children } = props;
  const t = useTranslate();
  const titleId = useId();
  const [slipped, setSlipped] = useState(false);
  const { ref, watched, isChanged } = useChanged();
  const loses = () => confirm !== undefined && (holds || isChanged());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog over a form is no part of it.
    event.stopPropagation();
    if (!busy && !disabled) onConfirm?.();
  };
  return (
    <Dialog
      open
      maxWidth={size}
      aria-labelledby={titleId}
      onClose={busy ? undefined : onClose && (() => (loses() ? setSlipped(true) : onClose()))}
      slotProps={{ transition: { onEnter: focusFirstField } }}
    >
      <Form ref={ref} noValidate onSubmit={submit} {...watched}>
        <DialogTitle
          id={titleId}
          sx={{ pr: 7, ...(movable && { cursor: 'move', touchAction: 'none', userSelect: 'none' }) }}
          onPointerDown={({ currentTarget, nativeEvent }) =>
            movable &&
            dragBy(currentTarget.closest<HTMLElement>('[role=dialog]') ?? currentTarget, nativeEvent)
          }
        >
          {title}
        </DialogTitle>
        <DialogContent>
          {lead && <DialogContentText component="div">{lead}</DialogContentText>}
          {children}
          {error !== undefined && error !== null && (
            <Box sx={{ mt: 2 }}>
              <Failure error={error} />
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          {actions}
          {onClose && (
            <Button onClick={onClose} disabled={busy}>
              {cancel ?? t(confirm === undefined ? 'close' : 'cancel')}
            </Button>
          )}
          {confirm !== undefined && (
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={disabled}
              loading={busy}
            >
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Form>
      {onClose && (
        <IconButton
          aria-label={t('close')}
          disabled={busy}
          onClick={onClose}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <Close />
        </IconButton>
      )}
      <Lose
        isOpen={slipped}
        title={t('form.loseTitle')}
        lead={t('form.loseLead')}
        lose={t('form.lose')}
        onLose={() => onClose?.()}
        onStay={() => setSlipped(false)}
      />
    </Dialog>
  );
}
