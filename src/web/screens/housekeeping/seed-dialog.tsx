import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import { confirmation, holdToWord } from './hold-to-word';

/** The calls that put in standard records, by what they put in, in the order in which one leans on another. */
export const seeds = {
  stage: 'seedStages',
  status: 'seedStatuses',
  provinceTax: 'seedProvinceTax',
  asset: 'seedAssets',
  role: 'seedRoles',
  company: 'seedCompanies',
  user: 'seedUsers',
} as const;

export type Seeded = keyof typeof seeds;

/** Puts in the standard records of one kind, once the word for it was typed. */
export function SeedDialog({ what, onClose }: { what: Seeded; onClose: () => void }) {
  const t = useTranslate();
  const { many } = useWords();
  const seed = useCommand(seeds[what]);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const word = t('housekeeping.word');
  const wrong = t('housekeeping.notTheWord', { word });
  return (
    <FieldsDialog
      title={t('housekeeping.seedTitle', { many: many(what) })}
      lead={t('housekeeping.seedLead')}
      resource={what}
      asked={[confirmation(t('housekeeping.typeWord', { word }), wrong)]}
      values={{ confirmation: '' }}
      save={t('housekeeping.seed')}
      onSave={async ({ confirmation: typed }) => {
        holdToWord(typed, word, wrong);
        const { seeded } = await seed({});
        await queryClient.invalidateQueries({ queryKey: [resourcePaths[what]] });
        notify(t('housekeeping.seeded', { smart_count: seeded }), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
