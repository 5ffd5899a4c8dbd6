import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useDeferredValue, useId, useState } from 'react';
import { Unseen } from './words-in-line';

interface OpenerProps {
  /** What the button says; of a button that is an icon, its name. */
  readonly label: string;
  /** What a button shows in place of its words, which are read aloud before it. */
  readonly face?: ReactNode;
  /** Alone on the button: its name is then a tooltip. */
  readonly icon?: ReactElement;
  readonly button?: Omit<ButtonProps, 'onClick' | 'children'>;
  readonly align?: 'left' | 'right';
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of `MenuItem`s below it. */
export const MenuButton = (props: OpenerProps) => <Opener {...props} kind="menu" />;

/** A button that opens a small panel of anything below it. */
export const PanelButton = (props: OpenerProps) => <Opener {...props} kind="dialog" />;

function Opener({
  kind,
  label,
  face,
  icon,
  button,
  align = 'left',
  onClose,
  children,
}: OpenerProps & { kind: 'menu' | 'dialog' }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    onClose?.();
  };
  const open = anchor !== null;
  // The panel answers the click, and what stands in it follows.
  const isFilled = useDeferredValue(open);
  const aria = {
    id: `${id}-button`,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const;
  const placed = {
    open,
    anchorEl: anchor,
    onClose: close,
    anchorOrigin: { vertical: 'bottom', horizontal: align },
    transformOrigin: { vertical: -6, horizontal: align },
  } as const;
  return (
    <>
      {icon ? (
        <Tooltip title={label}>
          <IconButton {...aria} aria-label={label}>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Button {...button} {...aria}>
          {face === undefined ? label : <Unseen>{label} </Unseen>}
          {face}
        </Button>
      )}
      {kind === 'menu' ? (
        <Menu {...placed} slotProps={{ list: { id, 'aria-labelledby': aria.id } }}>
          {open ? children(close) : null}
        </Menu>
      ) : (
        <Popover
          {...placed}
          slotProps={{
            paper: { id, role: 'dialog', 'aria-labelledby': aria.id, sx: { minWidth: 220, maxWidth: 420 } },
          }}
        >
          {open && isFilled ? children(close) : null}
        </Popover>
      )}
    </>
  );
}
