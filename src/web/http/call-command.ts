import { calls } from '#contract/commands/calls';
import type { CommandName } from '#contract/commands/index';
import type { AnswerTo, Sent } from '#contract/commands/input';
import { pathParameters } from '#contract/resource';
import { addressOf } from './address-of';
import type { Answer } from './exchange';
import type { CallOptions, Http } from './http';
import type { Query } from './query-string';

/** What goes along with a command beside what it is sent. `file`: sends a form, with this file, or with none where it is null; `files`: with these `photos`. */
export interface CommandOptions extends Pick<
  CallOptions,
  'headers' | 'version' | 'signal' | 'reading' | 'onSent' | 'keepalive' | 'timeout' | 'query' | 'bytes'
> {
  readonly file?: File | null;
  readonly files?: readonly File[];
}

export type CommandAnswer<N extends CommandName> = Answer & { readonly body: AnswerTo<N> };

/** Makes a command, and hands over the answer with its headers. */
export async function sendCommand<N extends CommandName>(
  { call }: Http,
  name: N,
  sent: Sent<N>,
  { file, files, ...options }: CommandOptions = {},
): Promise<CommandAnswer<N>> {
  const given: Readonly<Record<string, unknown>> = { ...(sent as object) };
  const { method, path } = addressOf(calls[name], given);
  const inPath = pathParameters(calls[name]);
  const rest = Object.fromEntries(Object.entries(given).filter(([field]) => !inPath.includes(field)));
  const body =
    file !== undefined || files
      ? { form: formOf(rest, file ?? null, files) }
      : method === 'GET'
        ? { query: rest as Query }
        : Object.keys(rest).length > 0 && { body: rest };
  return (await call(method, path, { ...options, ...body })) as CommandAnswer<N>;
}

/** Makes a command, and hands over what it answers. */
export async function callCommand<N extends CommandName>(
  http: Http,
  name: N,
  sent: Sent<N>,
  options?: CommandOptions,
): Promise<AnswerTo<N>> {
  return (await sendCommand(http, name, sent, options)).body;
}

function formOf(fields: Record<string, unknown>, file: File | null, photos: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  }
  if (file) form.append('file', file);
  for (const photo of photos) form.append('photos', photo);
  return form;
}
