import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../../../src/web/data/query-client';

afterEach(() => {
  vi.useRealTimers();
});

/** Shows something, hides it and shows it again at once; answers how often it was fetched. */
async function fetchesOfTwoVisits(remount?: string): Promise<number> {
  const client = createQueryClient(remount);
  let fetched = 0;
  const asked = { queryKey: ['files'], queryFn: async () => (fetched += 1) };
  for (const _visit of [1, 2]) {
    const stop = new QueryObserver(client, asked).subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    stop();
  }
  return fetched;
}

describe('the cache of calls', () => {
  it('does not try a failed call again', async () => {
    const client = createQueryClient();
    let tried = 0;
    const fail = async () => {
      tried += 1;
      throw new Error('The server could not be reached.');
    };
    await expect(client.fetchQuery({ queryKey: ['files'], queryFn: fail })).rejects.toThrow();
    const change = client.getMutationCache().build(client, { mutationFn: fail });
    await expect(change.execute(undefined)).rejects.toThrow();
    expect(tried).toBe(2);
  });

  it('forgets what nobody shows after sixty seconds', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['files'], queryFn: async () => 'a debtor’s balance' });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(client.getQueryData(['files'])).toBe('a debtor’s balance');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(['files'])).toBeUndefined();
  });

  it('takes no row of a list for a record that was never asked for, and reads it', async () => {
    const client = createQueryClient();
    const queryKey = ['files', 'getOne', { id: 'f-1' }];
    const seen = (): unknown => client.setQueryData(queryKey, (row) => row ?? { id: 'f-1', ref: 'LNA-1' });
    seen();
    expect(client.getQueryData(queryKey)).toBeUndefined();
    const whole = { id: 'f-1', ref: 'LNA-1', moves: [] };
    await client.fetchQuery({ queryKey, queryFn: async () => whole });
    seen();
    expect(client.getQueryData(queryKey)).toEqual(whole);
    client.setQueryData(queryKey, (record: object | undefined) => ({ ...record, ref: 'LNA-2' }));
    expect(client.getQueryData(queryKey)).toEqual({ ...whole, ref: 'LNA-2' });
  });

  it('reads again what changed while it was being read for the first time', async () => {
    const client = createQueryClient();
    let reminders = ['Ask for the invoice'];
    const answers: (() => void)[] = [];
    const queryFn = async () => {
      const read = reminders;
      if (answers.length === 0) await new Promise<void>((resolve) => answers.push(resolve));
      return read;
    };
    const asked = { queryKey: ['reminders', 'getList', {}], queryFn };
    onTestFinished(new QueryObserver(client, asked).subscribe(() => undefined));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    reminders = [];
    void client.invalidateQueries({ queryKey: ['reminders'] });
    answers[0]?.();
    await vi.waitFor(() => expect(client.getQueryData(asked.queryKey)).toEqual([]));
  });

  it('fetches again what is shown again as the environment says', async () => {
    expect(await fetchesOfTwoVisits()).toBe(1);
    expect(await fetchesOfTwoVisits('never')).toBe(1);
    expect(await fetchesOfTwoVisits('always')).toBe(2);
    expect(await fetchesOfTwoVisits('nonsense')).toBe(1);
  });
});
