import { useMutation } from '@tanstack/react-query';
import { useIdentity } from '../../identity/identity-context';
import { useFailure } from '../failure';
import { saveBlob } from './save-blob';

/** Fetches a file that belongs to a job, and hands it to the person. */
export function DownloadButton(props: { path: string; name: string; label: string }) {
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
      <button
        type="button"
        className="button"
        disabled={fetching.isPending}
        aria-busy={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {props.label}
      </button>
      {fetching.error && (
        <span className="field-problem" role="alert">
          {explain(fetching.error)}
        </span>
      )}
    </>
  );
}
