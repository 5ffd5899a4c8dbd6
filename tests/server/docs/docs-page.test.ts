import { expect, it } from 'vitest';
import { commandNames, commandOf } from '#contract/commands/index';
import { problems } from '#contract/problems';
import { startHost } from '../../support/host';

type Told = { readonly schema?: Shape; readonly example?: unknown; readonly examples?: unknown };
type Contents = Readonly<Record<string, Told>>;
type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema?: object;
    readonly $ref?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly requestBody?: { readonly content: Contents };
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

it('every answer and every parameter has its shape, and every body an example beside it', async () => {
  const { operations } = await described();
  const untold = operations.flatMap(({ operationId, parameters = [], responses, requestBody }) => {
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const answered = answers.flatMap(([, { content }]) => Object.values(content ?? {}));
    const sent = Object.entries(requestBody?.content ?? {});
    return [
      ...parameters
        .filter(({ schema, $ref }) => !schema && !$ref)
        .map(({ name }) => `${operationId}: parameter ${name}`),
      ...(answered.length === 0 || answered.some(({ schema }) => !schema) ? [`${operationId}: answer`] : []),
      ...sent.filter(([, { schema }]) => !schema).map(([type]) => `${operationId}: ${type}`),
      ...sent
        .filter(([type, { example, examples }]) => type === 'application/json' && !(example ?? examples))
        .map(() => `${operationId}: example`),
    ];
  });
  expect(untold).toEqual([]);
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
    'dayFirst',
    'dryRun',
    'jobId',
  ]);
  const upload = shapeOf('/document/');
  // Its bytes come along, or came before as an upload of their own; it is about files, or about a company.
  expect(upload.required).toEqual(['documentType']);
});

it('the page is searched, links to what it names and needs nothing from elsewhere', async () => {
  const { host } = await described();
  const page = (await host.server.inject('/api/docs')).body;
  expect(page).toContain('<label for="words">Search calls and schemas</label>');
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect([...new Set(links)].filter((id) => !ids.has(id))).toEqual([]);
  const [, ingest = ''] = page.split('id="ingestFiles"');
  const plain = ingest.replaceAll('&#34;', '"').replaceAll('&#39;', "'");
  expect(plain).toContain("-F 'file=@placements.csv'");
  for (const part of [`clientId=`, `mapping={"Compte":"accountNumber"`, `dryRun=true`])
    expect(plain).toContain(`-F '${part}`);
  expect(plain).toContain("form.append('dryRun', 'true');");
  for (const code of Object.keys(problems)) expect(ids).toContain(`code-${code}`);
  const fetched = [...page.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(fetched).toEqual(['/api/docs/style.css', '/api/docs/search.js']);
  for (const address of fetched) expect((await host.server.inject(address)).statusCode).toBe(200);
  expect(page).not.toMatch(/ style="| on\w+="|undefined|\[object/);
});
