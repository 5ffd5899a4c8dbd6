import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { Sent } from '#contract/commands/input';
import { saveBlob } from '../../http/save-blob';
import { useCommand } from '../../data/use-command';
import { Failure } from '../../parts/failure';

type Download = 'downloadJobRejects' | 'downloadJobResult' | 'downloadCloseOutExport';

interface DownloadButtonProps<N extends Download> {
  readonly command: N;
  readonly sent: Sent<N>;
  readonly name: string;
  readonly label: string;
  /** What is read aloud where several stand on a page; the label is a part of it. */
  readonly spoken?: string;
}

/** Fetches a file that belongs to a job, and hands it to the person. */
export function DownloadButton<N extends Download>({
  command,
  sent,
  name,
  label,
  spoken,
}: DownloadButtonProps<N>) {
  const download = useCommand(command);
  const fetching = useMutation({
    mutationFn: async () => saveBlob((await download(sent, { reading: 'blob' })) as Blob, name),
  });
  return (
    <>
      <Button
        aria-label={spoken}
        startIcon={<FileDownload />}
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {label}
      </Button>
      {fetching.error && <Failure error={fetching.error} />}
    </>
  );
}
