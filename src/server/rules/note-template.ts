import { sql } from 'kysely';
import type { Rules } from '../records/rules';
import { sentence } from '#contract/words/sentence';

/**
 * Those of one's own company, and those of the platform that are in use and meant for companies of that kind. The
 * platform's own belong to no company and are the administrator's.
 */
export const noteTemplateRules: Rules<'noteTemplate'> = {
  scope: (caller) =>
    caller.scope === 'all'
      ? 'everything'
      : sql`(t."companyId" = any(${caller.family}::uuid[]) or (t."companyId" is null and t."isActive"
          and (t."activityTypes" = '{}' or ${caller.activityType} = any(t."activityTypes"))))`,
  may: (caller, template, actions) => {
    const own = caller.scope === 'all' || caller.family.includes(template.companyId ?? '');
    return own ? [...actions] : actions.filter((action) => action !== 'edit' && action !== 'delete');
  },
  beforeCreate: async (context) => ({
    companyId: context.caller.scope === 'all' ? null : context.caller.companyId,
  }),
  history: (event, template) => ({
    type: 'system',
    message: sentence('conversation.noteTemplateWas', { name: template.name, event }),
    visibility: 'internal',
  }),
};
