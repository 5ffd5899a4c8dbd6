import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { networkCommands } from '#contract/commands/network';
import { addressOf } from '../../data/calls';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useIdentity } from '../../identity/identity-context';
import { FieldsDialog } from '../../parts/fields-dialog';
import { confirmation, holdToWord } from './hold-to-word';

/** The calls that put in standard records, by what they put in, in the order in which one leans on another. */
export const seeds = {
  stage: networkCommands.seedStages.call,
  status: networkCommands.seedStatuses.call,
  provinceTax: networkCommands.seedProvinceTax.call,
  role: networkCommands.seedRoles.call,
  company: networkCommands.seedCompanies.call,
  user: networkCommands.seedUsers.call,
} as const;

export type Seeded = keyof typeof seeds;

/** Puts in the standard records of one kind, once the word for it was typed. */
export function SeedDialog({ what, onClose }: { what: Seeded; onClose: () => void }) {
  const t = useTranslate();
  const { many } = useWords();
  const { http } = useIdentity();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const word = t('housekeeping.word');
  return (
    <FieldsDialog
      title={t('housekeeping.seedTitle', { many: many(what) })}
      lead={t('housekeeping.seedLead')}
      resource={what}
      asked={[confirmation(t('housekeeping.typeWord', { word }))]}
      values={{ confirmation: '' }}
      save={t('housekeeping.seed')}
      onSave={async ({ confirmation: typed }) => {
        holdToWord(typed, word, t('housekeeping.notTheWord', { word }));
        const { method, path } = addressOf(seeds[what]);
        const answer = await http.call(method, path, { body: {} });
        await queryClient.invalidateQueries({ queryKey: [resourcePaths[what]] });
        const { seeded } = answer.body as { seeded: number };
        notify(t('housekeeping.seeded', { smart_count: seeded }), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
