import type { Page } from '@playwright/test';
import { call } from './call';
import { notSentYet, viewsIn } from './field-phone';
import { readyFile } from './ready-file';

/**
 * A file that may be taken, of a debtor whom no other has, and what the phone of its agent has of it once it is theirs. `family`: how the
 * debtor's name begins.
 */
export async function fileForTheField(staff: Page, agent: Page, family: string) {
  const fileId = await readyFile(staff);
  const lastName = `${family}-${Date.now()}`;
  await call(staff, 'POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', isPrimary: true, firstName: 'Ann', lastName },
  });
  const name = `Ann ${lastName}`;
  const form = agent.getByRole('dialog');
  const open = agent.getByRole('button', { name: `Secured form: ${name}` });
  return {
    ...{ fileId, name, form, open },
    hook: agent.getByRole('button', { name: `On hook: ${name}` }),
    card: agent.getByRole('listitem').filter({ has: open }),
    views: viewsIn(form),
    waiting: notSentYet(agent),
  };
}
