import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';

interface UploadButtonProps {
  readonly label: string;
  /** What is read aloud where several stand on a page; the label is a part of it. */
  readonly spoken: string;
  readonly accept?: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks the machine for a file. */
export function UploadButton({ label, spoken, accept, busy, onFile }: UploadButtonProps) {
  const box = useRef<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-label={spoken}
        startIcon={<UploadFile />}
        loading={busy}
        onClick={() => box.current?.click()}
      >
        {label}
      </Button>
      <Box
        component="input"
        type="file"
        hidden
        ref={box}
        accept={accept}
        aria-label={spoken}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
