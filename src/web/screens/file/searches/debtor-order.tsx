import Box from '@mui/material/Box';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { useWords } from '../../../i18n/words';
import { SelectField } from '../../../parts/select-field';
import { useFileRecord } from '../file-record';
import { isDebtor, partyName, useFileParties } from '../parties/file-parties';
import { useFileSearches } from './file-searches';
import { OrderDialog } from './order-dialog';
import { overlaps } from './overlaps';

const { jurisdictions, searchMode } = resources.personDebtorSearch.fields;

/** Orders a search of the registries by the name of a party; who owes is offered first. */
export function DebtorOrder({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { label } = useWords();
  const { data: parties = [] } = useFileParties(file.id);
  const { data = [] } = useFileSearches('personDebtorSearch', file.id);
  const [chosen, setChosen] = useState('');
  const offered = [...parties.filter(isDebtor), ...parties.filter((party) => !isDebtor(party))];
  const party = offered.find(({ id }) => id === chosen) ?? offered[0];
  const isBusiness = party?.isBusiness === true;
  const beside = { relatedPartyId: party?.id, ...(isBusiness && { searchMode: 'business' }) };
  return (
    <OrderDialog
      kind="personDebtorSearch"
      asked={[
        { path: 'jurisdictions', field: jurisdictions },
        ...(isBusiness ? [] : [{ path: 'searchMode', field: searchMode }]),
      ]}
      values={{ jurisdictions: [file.state], searchMode: 'non_specific' }}
      before={data}
      isSame={(row, typed) =>
        row.relatedPartyId === party?.id &&
        row.searchMode === (isBusiness ? 'business' : typed.searchMode) &&
        overlaps(row.jurisdictions, typed.jurisdictions)
      }
      beside={beside}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', mt: 2 }}>
        <SelectField
          label={label('personDebtorSearch', 'relatedPartyId')}
          value={party?.id ?? ''}
          choices={offered.map((one) => [one.id, partyName(one)])}
          onPick={setChosen}
        />
      </Box>
    </OrderDialog>
  );
}
