import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useWords } from '../../../i18n/words';
import type { FileMove } from '../file-record';
import { mayWith, useFileRecord } from '../file-record';
import { sortMoves } from '../next-moves';
import { moveItems } from './move-items';
import { MovesMenu } from './moves-menu';
import { StageDot } from './stage-dot';

interface StatusMenuProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onMove: (move: FileMove) => void;
}

/** The status, and from it every move. */
export function StatusMenu({ open, onOpen, onMove }: StatusMenuProps) {
  const file = useFileRecord();
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const status = words.choice('statusName', file.status);
  const moves = sortMoves(file);
  if (!mayWith(file, 'changeStage') || moves.length === 0)
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 32 }}>
        <StageDot stage={file.stage} />
        <Typography variant="subtitle2" component="span">
          {status}
        </Typography>
      </Stack>
    );
  const label = words.t('file.move.menu');
  const close = () => onOpen(false);
  const choose = (move: FileMove) => {
    close();
    onMove(move);
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${status}. ${label}`}
        startIcon={<StageDot stage={file.stage} />}
        endIcon={<ExpandMore />}
        onClick={() => onOpen(true)}
        sx={{
          height: 'auto',
          minHeight: 32,
          py: 0.5,
          lineHeight: 1.3,
          textAlign: 'start',
          whiteSpace: 'normal',
        }}
      >
        {status}
      </Button>
      <MovesMenu label={label} open={open} onClose={close} anchor={button}>
        {moveItems({ file, moves, words }, choose, close)}
      </MovesMenu>
    </>
  );
}
