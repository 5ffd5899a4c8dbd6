import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../http/save-blob';
import { useIdentity } from '../../identity/identity-context';
import { Failure } from '../../parts/failure';

interface DownloadButtonProps {
  readonly path: string;
  readonly name: string;
  readonly label: string;
  /** What is read aloud where several stand on a page; the label is a part of it. */
  readonly spoken?: string;
}

/** Fetches a file that belongs to a job, and hands it to the person. */
export function DownloadButton({ path, name, label, spoken }: DownloadButtonProps) {
  const { http } = useIdentity();
  const fetching = useMutation({
    mutationFn: async () => {
      const { body } = await http.call('GET', path, { reading: 'blob' });
      saveBlob(body as Blob, name);
    },
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
