import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FileInput } from './file-input';

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
  const input = useRef<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-label={spoken}
        startIcon={<UploadFile />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <FileInput input={input} label={spoken} accept={accept} onFiles={([file]) => file && onFile(file)} />
    </>
  );
}
