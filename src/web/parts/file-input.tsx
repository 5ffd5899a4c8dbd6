import Box from '@mui/material/Box';
import type { RefObject } from 'react';

interface FileInputProps {
  /** What a button beside it clicks to open the browser's own chooser. */
  readonly input: RefObject<HTMLElement | null>;
  readonly label: string;
  /** As the attribute of that name: `image/jpeg`, `.csv`. */
  readonly accept?: string | undefined;
  readonly many?: boolean;
  /** Asks a phone for its camera at once. */
  readonly camera?: boolean;
  readonly disabled?: boolean;
  /** At least one file; the same may be chosen again. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's chooser of files, out of sight behind the button that opens it. */
export function FileInput(props: FileInputProps) {
  const { input, label, accept, many = false, camera = false, disabled = false, onFiles } = props;
  return (
    <Box
      component="input"
      type="file"
      hidden
      ref={input}
      accept={accept}
      multiple={many}
      disabled={disabled}
      {...(camera && { capture: 'environment' })}
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
