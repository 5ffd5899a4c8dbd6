import type { CommandDeclaration } from '#contract/commands/command';
import { pathParameters } from '#contract/resource';
import { Problem } from '#contract/problems';
import { defaultsOf, readBody } from '#contract/shapes';
import { readValue } from '#contract/kinds/index';
import type { Fields } from '#contract/fields';
import { sentence } from '#contract/words/sentence';
import { readId } from '../request/read-id';
import { checkReferences } from '../records/references';
import type { Answer, RequestContext, TransactionContext } from '../request/context';

/** Reads a command's body and parameters by its declaration, and runs it. */
export async function runCommand(
  context: RequestContext,
  declaration: CommandDeclaration,
  handler: (context: RequestContext, input: Record<string, unknown>) => Promise<Answer>,
): Promise<Answer> {
  if (declaration.seeds && !context.app.settings.seeding) throw new Problem('SEED_OFF');
  if (declaration.takes || declaration.list) return handler(context, {});
  // Which record is meant comes before what is said of it.
  const query = readParameters(declaration.query ?? {}, context, pathParameters(declaration.call));
  const body = declaration.body ? readGiven(declaration.body, context, declaration.right === 'open') : {};
  const fields = { ...declaration.query, ...declaration.body };
  // Of several that each stand alone, one that is none of the caller's, or points at what is not, is answered among the others by the handler.
  const checked = Object.entries(fields).filter(([name]) => name !== declaration.each);
  if (declaration.right !== 'open')
    await checkReferences(
      context as TransactionContext,
      Object.fromEntries(checked),
      { ...query, ...body },
      { of: declaration.for, on: filesSaid({ ...query, ...body }) },
    );
  return handler(context, { ...defaultsOf(fields), ...query, ...body });
}

// A command says its file where what it does is of one; what it does to records by their ids is of these records' files.
const filesSaid = ({ fileId, fileIds }: Record<string, unknown>): readonly string[] | undefined =>
  typeof fileId === 'string' ? [fileId] : Array.isArray(fileIds) ? fileIds : undefined;

/** To whom nobody knows, nothing is said again of what they sent. */
function readGiven(
  fields: Fields,
  { body, now }: Pick<RequestContext, 'body' | 'now'>,
  isStranger: boolean,
): Record<string, unknown> {
  try {
    return readBody(fields, 'draft', body ?? {}, now);
  } catch (error) {
    const names =
      isStranger && error instanceof Problem && ['UNKNOWN_FIELD', 'FIELD_FORBIDDEN'].includes(error.code);
    throw names ? new Problem('UNKNOWN_FIELD') : error;
  }
}

function readParameters(
  fields: Fields,
  { parameters, now }: Pick<RequestContext, 'parameters' | 'now'>,
  inPath: readonly string[],
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(parameters)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field && !inPath.includes(name))
      throw new Problem('UNKNOWN_PARAMETER', {
        message: sentence('problems.notParameterCall', { name: name.slice(0, 60) }),
        errors: { [name.slice(0, 60)]: sentence('problems.unknownParameterToo') },
      });
    if (!field || given === '') continue;
    const value = typeof given === 'string' ? readValue(given, field) : undefined;
    if (value === undefined) {
      if (field.kind === 'reference' || field.kind === 'key') readId(given, name);
      throw new Problem('MALFORMED', {
        message: sentence('problems.cannotRead', { name }),
        errors: { [name]: sentence('problems.cannotReadToo') },
      });
    }
    read[name] = value;
  }
  return readBody(fields, 'draft', read, now);
}
