import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useIdentity } from '../../identity/identity-context';
import { useFailure } from '../failure';
import { saveBlob } from './save-blob';

interface Props {
  readonly path: string;
  readonly name: string;
  readonly label: string;
  /** What is read aloud where several stand on a page; the label is a part of it. */
  readonly spoken?: string;
}

/** Fetches a file that belongs to a job, and hands it to the person. */
export function DownloadButton(props: Props) {
  const { http } = useIdentity();
  const explain = useFailure();
  const fetching = useMutation({
    mutationFn: async () => {
      const { body } = await http.call('GET', props.path, { reading: 'blob' });
      saveBlob(body as Blob, props.name);
    },
  });
  return (
    <>
      <Button
        aria-label={props.spoken}
        disabled={fetching.isPending}
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {props.label}
      </Button>
      {fetching.error && (
        <span className="field-problem" role="alert">
          {explain(fetching.error)}
        </span>
      )}
    </>
  );
}
