import { expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import { startHost } from '../../support/host';

type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
};
type Shape = {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

async function described() {
  const host = await startHost();
  const { paths } = (await host.server.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return { host, paths, operations: Object.values(paths).flatMap((methods) => Object.values(methods)) };
}

it('every call says what it is for in a sentence, and how it answers and is refused', async () => {
  const { operations } = await described();
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { operationId, summary, responses } of operations) {
    expect(summary, operationId).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', '429', '500']));
    expect(
      Object.keys(responses).some((status) => status.startsWith('2')),
      operationId,
    ).toBe(true);
  }
  for (const name of commandNames) expect(commandOf(name).purpose, name).toMatch(/^[A-Z].*\.$/);
});

it('a form is told with all its parts', async () => {
  const { paths } = await described();
  const shapeOf = (path: string) =>
    paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema as Shape;
  const ingest = shapeOf('/file/processor/generic/incoming/ingest');
  expect(Object.keys(ingest.properties)).toEqual([
    'file',
    'clientId',
    'values',
    'corrections',
    'mapping',
    'sheet',
    'headRow',
    'dryRun',
    'jobId',
  ]);
  const upload = shapeOf('/document/');
  expect(upload.required).toEqual(['file', 'fileIds', 'documentType']);
});

it('the page is searched, links to what it names and needs nothing from elsewhere', async () => {
  const { host } = await described();
  const page = (await host.server.inject('/api/docs')).body;
  expect(page).toContain('<label for="words">Search calls and schemas</label>');
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect([...new Set(links)].filter((id) => !ids.has(id))).toEqual([]);
  const fetched = [...page.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(fetched).toEqual(['/api/docs/style.css', '/api/docs/search.js']);
  for (const address of fetched) expect((await host.server.inject(address)).statusCode).toBe(200);
  expect(page).not.toMatch(/ style="| on\w+="|undefined|\[object/);
});
