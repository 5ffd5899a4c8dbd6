import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declarationOf } from '../../../../../src/contract/resources/index';
import { historySlots } from '../../../../../src/web/screens/file/history/history-slots';
import { showScreen } from '../../desk';
import { answer } from '../../../tabs';

const entry = {
  id: 'h-1',
  entity: 'file',
  source: 'system',
  byUserId: 'u-1',
  changes: [{ field: 'daysPastDue', before: 75, after: 76 }],
};

function Cell({ name }: { name: 'changes' | 'entity' | 'byUserId' }) {
  const Shown = historySlots.cells?.[name];
  const field = declarationOf('history').fields[name];
  return Shown && field ? (
    <Shown value={entry[name]} field={field} resource="history" name={name} record={entry} place="page" />
  ) : null;
}

describe('an entry of the history on a page of its own, in French', () => {
  it('names what was changed and its fields as people do, and what the host did of itself as nobody’s act', async () => {
    await showScreen(
      <dl>
        <dd>
          <Cell name="changes" />
        </dd>
        <dd>
          <Cell name="entity" />
        </dd>
        <dd>
          <Cell name="byUserId" />
        </dd>
      </dl>,
      () => answer(200, { data: [], total: 0 }),
      '/',
      'fr',
    );
    const [changes, entity, doer] = await screen.findAllByRole('definition');
    expect(changes).toHaveTextContent('Jours de retard 75 → 76');
    expect(entity).toHaveTextContent('Dossier');
    expect(doer).toHaveTextContent('Le système');
  });
});
