import Close from '@mui/icons-material/Close';
import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { FoundMenu } from '../../parts/found-menu';
import { PanelButton } from '../../parts/menu-button';
import { Quiet } from '../../parts/words-in-line';
import { useSide } from '../own-side';
import type { FactFilter, UnitFilter } from './asked-units';
import { factFiltersOf } from './asked-units';
import { FactEditor } from './fact-editor';
import { useFactWords } from './fact-words';

interface FactFiltersProps {
  readonly address: URLSearchParams;
  readonly onAsk: (asked: { readonly [name in UnitFilter]?: string }) => void;
}

const nothing = ({ names }: FactFilter) => Object.fromEntries(names.map((name) => [name, '']));

/** What units are narrowed by beside what is always asked: each fact a chip that says to what, opens to be changed, and can be taken away. */
export function FactFilters({ address, onAsk }: FactFiltersProps) {
  const t = useTranslate();
  const { nameOf } = useFactWords();
  const filters = factFiltersOf(useSide());
  const active = filters.filter(({ names }) => names.some((name) => address.get(name)));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('list.addFilter')}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, displayPrint: 'none' }}
    >
      {active.map((filter) => (
        <ButtonGroup
          color="inherit"
          key={filter.fact}
          sx={{ '& .MuiButton-root': { height: 28, borderColor: 'divider' } }}
        >
          <PanelButton
            label={t('list.editFilter')}
            face={
              <>
                <Quiet style={{ fontWeight: 400, marginRight: 6 }}>{nameOf(filter.fact)} </Quiet>
                <Narrowed filter={filter} address={address} />
              </>
            }
          >
            {(close) => (
              <FactEditor
                filter={filter}
                address={address}
                onAsk={(asked) => {
                  close();
                  onAsk(asked);
                }}
              />
            )}
          </PanelButton>
          <Button
            aria-label={t('list.removeFilter', { filter: nameOf(filter.fact) })}
            onClick={() => onAsk(nothing(filter))}
            sx={{ px: 0.5, color: 'text.secondary' }}
          >
            <Close sx={{ fontSize: 14 }} />
          </Button>
        </ButtonGroup>
      ))}
      <AddFact filters={filters.filter((one) => !active.includes(one))} address={address} onAsk={onAsk} />
      {active.length > 1 && (
        <Button
          variant="text"
          onClick={() => onAsk(Object.assign({}, ...active.map(nothing)) as ReturnType<typeof nothing>)}
          sx={{ height: 28 }}
        >
          {t('list.clearFilters')}
        </Button>
      )}
    </Stack>
  );
}

/** To what a fact is narrowed, in words. */
function Narrowed({ filter, address }: { readonly filter: FactFilter; readonly address: URLSearchParams }) {
  const t = useTranslate();
  const { written } = useFactWords();
  const [from = '', to = ''] = filter.names.map((name) => written(filter.fact, address.get(name)));
  if (filter.how === 'chosen') return <span>{from}</span>;
  if (filter.fact === 'runNumber') return <span>{t('remarketing.begins', { words: from })}</span>;
  if (filter.how === 'written') return <span>{t('list.contains', { words: from })}</span>;
  return (
    <span>{t(from && to ? 'list.between' : from ? 'list.fromValue' : 'list.toValue', { from, to })}</span>
  );
}

function AddFact({
  filters,
  address,
  onAsk,
}: FactFiltersProps & { readonly filters: readonly FactFilter[] }) {
  const t = useTranslate();
  const { nameOf } = useFactWords();
  const [chosen, setChosen] = useState<FactFilter | null>(null);
  return (
    <PanelButton
      label={t('list.addFilter')}
      button={{
        startIcon: <FilterListIcon />,
        sx: { height: 28, borderStyle: 'dashed', borderColor: 'divider', color: 'text.secondary' },
      }}
      onClose={() => setChosen(null)}
    >
      {(close) =>
        chosen ? (
          <FactEditor
            filter={chosen}
            address={address}
            onAsk={(asked) => {
              close();
              onAsk(asked);
            }}
          />
        ) : (
          <FoundMenu
            items={filters}
            keyOf={({ fact }) => fact}
            nameOf={({ fact }) => nameOf(fact)}
            find={t('list.findFilter')}
            onPick={setChosen}
          />
        )
      }
    </PanelButton>
  );
}
