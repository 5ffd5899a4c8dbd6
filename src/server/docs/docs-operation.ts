import type { Described, Operation } from './described';
import { examplesOf } from './docs-examples';
import { kindOf } from './docs-schema';
import { block, code, escape, sentence, table } from './html';

/** One call: what it is for, what it takes and answers, how it is refused, and an example of it. */
export function operationEntry(
  method: string,
  path: string,
  operation: Operation,
  { components }: Described,
): string {
  const { operationId, summary, description = '', responses, requestBody } = operation;
  const parameters = operation.parameters.map((one) =>
    one.$ref ? (components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one) : one,
  );
  const { curl, script } = examplesOf({ method, path, operation, parameters });
  const bodies = Object.entries(requestBody?.content ?? {});
  return `<details id="${escape(operationId)}" class="entry call"><summary><span class="method">${method}</span> ${code(path)}
<span class="purpose">${sentence(summary)}</span></summary>
<p>${sentence(description)}${operation['x-documented'] ? '' : ' A call of our own, beyond the specification.'}</p>
${table(
  ['Parameter', 'In', 'Value', ''],
  parameters.map(({ name, in: place, schema, required, description: said = '' }) => [
    code(name),
    escape(place),
    kindOf(schema),
    `${required ? 'required ' : ''}${sentence(said)}`,
  ]),
)}
${bodies.map(([type, { schema }]) => `<h4>Body <small>${escape(type)}</small></h4>${kindOf(schema)}`).join('')}
<h4>Answers</h4>
${table(
  ['Status', 'What'],
  Object.entries(responses).map(([status, response]) => [code(status), answerOf(response)]),
)}
<h4>Example</h4>${block(curl, `${operationId} with curl`)}${block(script, `${operationId} in TypeScript`)}</details>`;
}

const refusal = (name: string): string => `<a href="#code-${name}">${code(name)}</a>`;

function answerOf({ $ref, content = {} }: Operation['responses'][string]): string {
  if ($ref) return ($ref.split('/').at(-1) ?? '').split('-').map(refusal).join(' ');
  return Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? kindOf(schema) : code(type)))
    .join(' or ');
}
