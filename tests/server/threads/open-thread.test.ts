import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openThread } from '#server/threads/open-thread';
import type { Odd } from './odd-worker';

const worker = new URL('./odd-worker', import.meta.url);
const open = (idle?: number) => openThread<Odd, { threadId: number; place: number }>(worker, idle);
const answer: Odd = { does: 'answer' };

describe('a thread', () => {
  it('is one for all questions, and is handed them in the order in which they are asked', async () => {
    const ask = open();
    const answers = await Promise.all([ask({ does: 'answer', after: 50 }), ask(answer), ask(answer)]);
    expect(answers.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  });

  it('answers whichever is ready first', async () => {
    const ask = open();
    const done: string[] = [];
    await Promise.all([
      ask({ does: 'answer', after: 300 }).then(() => done.push('slow')),
      ask(answer).then(() => done.push('quick')),
    ]);
    expect(done).toEqual(['quick', 'slow']);
  });

  it('fails the one question that fails there, and goes on', async () => {
    const ask = open();
    const [failed, other] = await Promise.allSettled([ask({ does: 'fail' }), ask(answer)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'this one alone' } });
    expect(other.status).toBe('fulfilled');
  });

  it.each([
    ['throw', 'out of paper'],
    ['exit', 'the thread ended with 3'],
  ] as const)('that dies by %s fails all that wait for it, and is replaced', async (does, why) => {
    const ask = open();
    const { threadId } = await ask(answer);
    const both = await Promise.allSettled([ask({ does: 'answer', after: 30_000 }), ask({ does })]);
    for (const one of both) expect(one).toMatchObject({ status: 'rejected', reason: { message: why } });
    const next = await ask(answer);
    expect(next.place).toBe(1);
    expect(next.threadId).not.toBe(threadId);
  });

  it('is told nothing that cannot be handed over, and waits for no answer to it', async () => {
    const ask = open();
    await expect(ask({ does: 'answer', after: (() => 1) as never })).rejects.toThrow(/could not be cloned/);
    expect((await ask(answer)).place).toBe(1);
  });

  it('goes when nobody has asked for a while, and not before it has answered', async () => {
    const ask = open(100);
    const first = await ask({ does: 'answer', after: 400 });
    const second = await ask(answer);
    expect(second).toEqual({ threadId: first.threadId, place: 2 });
    await wait(1_000);
    expect((await ask(answer)).place).toBe(1);
  });

  it('does not keep its process alive once it has answered', async () => {
    const source = `import('tsx/esm/api').then(async ({ register }) => {
      register();
      const { openThread } = await import('./src/server/threads/open-thread.ts');
      const { place } = await openThread(new URL(${JSON.stringify(worker.href)}))({ does: 'answer', after: 100 });
      console.log('answered', place);
    })`;
    const ended = await promisify(execFile)(process.execPath, ['-e', source]);
    expect(ended.stdout).toBe('answered 1\n');
  });
});
