import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { FileInput } from './file-input';

/** A place to drop files on, or to choose them from the machine. */
export function DropField(props: {
  label: string;
  choose: string;
  accept?: string;
  many?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}) {
  const { label, choose, accept, many = false, disabled = false, onFiles, children } = props;
  const id = useId();
  const input = useRef<HTMLElement | null>(null);
  const [over, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !disabled) onFiles(many ? files : files.slice(0, 1));
  };
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.25,
        p: 2,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'edge',
        borderRadius: 1,
        bgcolor: over ? 'action.selected' : 'background.canvas',
      }}
    >
      <UploadFile sx={{ color: 'text.secondary' }} />
      <Typography id={id} variant="body2" sx={{ mr: 'auto' }}>
        {label}
      </Typography>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <FileInput input={input} label={choose} accept={accept} many={many} onFiles={take} />
      {children}
    </Box>
  );
}
