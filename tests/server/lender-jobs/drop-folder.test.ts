import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDropFolders } from '#server/integrations/drop-folder/open-drop-folders';
import { startSftp } from '../../support/sftp-server';

const places = [
  ['on this machine', (root: string) => path.join(root, 'drop')],
  ['on a lender’s server', (root: string) => startSftp(root)],
] as const;

describe.each(places)('a drop folder %s', (_, address) => {
  const opened = async (name: string) => {
    const root = mkdtempSync(path.join(tmpdir(), 'lender-drop-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    for (const part of ['in', 'done']) mkdirSync(path.join(root, 'drop', part), { recursive: true });
    const at = (part: string) => path.join(root, 'drop', part, name);
    writeFileSync(at('in'), 'a,b\r\n1,2\r\n');
    const dropFolders = { cibc: undefined, 'lender-a': await address(root), 'lender-b': undefined };
    return { folder: openDropFolders({ dataDir: root, dropFolders })('lender-a'), at };
  };

  it('reads nothing of what another host took since it was seen', async () => {
    const { folder, at } = await opened('day.csv');
    expect(await folder.waiting()).toEqual([{ name: 'day.csv', size: 10 }]);
    renameSync(at('in'), at('done'));
    expect(await folder.read('day.csv')).toBeUndefined();
  });

  it('reads whole what is taken away while it is read', async () => {
    const { folder, at } = await opened('day.csv');
    const stream = await folder.read('day.csv');
    renameSync(at('in'), at('done'));
    expect(stream && (await text(stream))).toBe('a,b\r\n1,2\r\n');
  });

  it('keeps what was taken before under the same name', async () => {
    const { folder, at } = await opened('day.csv');
    await folder.move('day.csv', 'done', 'aaaa');
    writeFileSync(at('in'), 'a,b\r\n3,4\r\n');
    await folder.move('day.csv', 'done', 'bbbb');
    await folder.move('day.csv', 'done', 'bbbb');
    const done = path.dirname(at('done'));
    expect(readdirSync(done).sort()).toEqual(['day-bbbb.csv', 'day.csv']);
    expect(readFileSync(path.join(done, 'day.csv'), 'utf8')).toBe('a,b\r\n1,2\r\n');
    expect(readFileSync(path.join(done, 'day-bbbb.csv'), 'utf8')).toBe('a,b\r\n3,4\r\n');
  });

  it('moves what came once, however many hosts move it at once', async () => {
    const { folder, at } = await opened('day.csv');
    await Promise.all(Array.from({ length: 6 }, (_, host) => folder.move('day.csv', 'done', `h${host}`)));
    expect(readdirSync(path.dirname(at('done')))).toEqual(['day.csv']);
  });

  it('takes away what was begun of leaving a file, and nothing else', async () => {
    const { folder, at } = await opened('day.csv');
    await folder.leave('day.csv', Buffer.from('whole'), 'h1');
    writeFileSync(`${at('out')}.h1.part`, 'half');
    writeFileSync(`${at('out')}.h2.part`, 'half');
    await folder.clear('day.csv', 'h1');
    await folder.clear('day.csv', 'h1');
    expect(readdirSync(path.dirname(at('out')))).toEqual(['day.csv', 'day.csv.h2.part']);
  });

  it('leaves one whole file where several hosts leave one of its name at once', async () => {
    const { folder, at } = await opened('day.csv');
    const out = path.dirname(at('out'));
    const texts = Array.from({ length: 6 }, (_, host) => `${host}`.repeat(300_000));
    await Promise.all(texts.map((text, host) => folder.leave('day.csv', Buffer.from(text), `h${host}`)));
    expect(readdirSync(out)).toEqual(['day.csv']);
    expect(texts).toContain(readFileSync(at('out'), 'utf8'));
  });
});
