import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UploadProgress } from '../../../../src/web/screens/document/upload-progress';
import { useUploadQueue } from '../../../../src/web/screens/document/upload-queue';
import type { Sent, UploadQueue } from '../../../../src/web/screens/document/upload-queue';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { showScreen } from '../desk';

const chosen = (name: string): File => new File(['x'], name, { type: 'application/pdf' });

function Queue({ files, labels }: { files: readonly File[]; labels: Readonly<Record<string, unknown>> }) {
  const queue = useUploadQueue('f-1');
  return (
    <>
      <button type="button" onClick={() => queue.add(files, labels)}>
        Send
      </button>
      <UploadProgress queue={queue} />
    </>
  );
}

async function sending(
  files: readonly File[],
  host: (name: string, times: number) => Response | Promise<Response>,
  labels: Readonly<Record<string, unknown>> = {},
) {
  const forms: { form: FormData; key: string | null }[] = [];
  await showScreen(<Queue files={files} labels={labels} />, ({ method, path, body, headers }: Request) => {
    if (method !== 'POST' || path !== '/document/') return undefined;
    const form = body as FormData;
    forms.push({ form, key: headers.get('idempotency-key') });
    return host((form.get('file') as File).name, forms.length);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return forms;
}
const line = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

it('sends files one after the other, each with its labels', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const forms = await sending(
    [chosen('a.pdf'), chosen('b.pdf')],
    async (name) => {
      if (name === 'a.pdf') await held;
      return answer(201, { scanStatus: 'clean' });
    },
    { documentType: 'court_order', tags: ['one', 'two'], title: null },
  );
  expect(forms).toHaveLength(1);
  expect(line('b.pdf').getByText('Waiting')).toBeVisible();
  release();
  expect(await line('b.pdf').findByText('Added')).toBeVisible();
  expect(
    forms.map(({ form }) => [form.get('fileIds'), form.get('documentType'), form.getAll('tags')]),
  ).toEqual([
    ['f-1', 'court_order', ['one', 'two']],
    ['f-1', 'court_order', ['one', 'two']],
  ]);
  expect(forms[0]?.form.has('title')).toBe(false);
  expect(new Set(forms.map(({ key }) => key)).size).toBe(2);
});

it.each([
  [415, 'WRONG_TYPE', 'The file is not what its name says, or is damaged.'],
  [413, 'TOO_LARGE', 'A photo is at most 25 MB.'],
])(
  'says at the file why the host refused it with %i, goes on, and tries again as the same upload',
  async (status, code, message) => {
    const forms = await sending([chosen('bad.pdf'), chosen('good.pdf')], (name, times) =>
      name === 'bad.pdf' && times === 1
        ? answer(status, { code, message })
        : answer(201, { scanStatus: 'clean' }),
    );
    expect(await line('bad.pdf').findByText(message)).toBeVisible();
    expect(await line('good.pdf').findByText('Added')).toBeVisible();
    await userEvent.click(line('bad.pdf').getByRole('button', { name: 'Try again' }));
    expect(await line('bad.pdf').findByText('Added')).toBeVisible();
    expect(forms[2]?.key).toBe(forms[0]?.key);
  },
);

it('says of a file that was taken in what the virus scan said', async () => {
  await sending([chosen('bad.pdf'), chosen('later.pdf')], (name) =>
    answer(201, { scanStatus: name === 'bad.pdf' ? 'infected' : 'pending' }),
  );
  expect(await line('bad.pdf').findByText(/^A virus was found\./)).toBeVisible();
  expect(await line('later.pdf').findByText(/^The virus scan has not seen this file yet\./)).toBeVisible();
});

it('tells how far a file is by its bytes, and that it is being checked once all are sent', async () => {
  const file = new File([new Uint8Array(4 * 1_048_576)], 'large.pdf');
  const sent = (key: string, share: number): Sent => ({ key, file, labels: {}, state: 'sending', share });
  const queue: UploadQueue = {
    sent: [sent('a', 0.25), sent('b', 1)],
    add: () => undefined,
    retry: () => undefined,
    cancel: () => undefined,
    clear: () => undefined,
  };
  await showScreen(<UploadProgress queue={queue} />, () => undefined);
  expect(await screen.findByText('1 MB of 4 MB')).toBeVisible();
  expect(screen.getByText('Being checked')).toBeVisible();
  const [bar] = screen.getAllByRole('progressbar', { name: 'Sending large.pdf' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
});
