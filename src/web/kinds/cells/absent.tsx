import { styled } from '@mui/material/styles';
import type { Field } from '#contract/fields';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { Hidden } from './hidden';

const Dash = styled('span')(({ theme }) => ({ color: theme.vars?.palette.text.disabled }));

/** An absent value: a dash, or that it is kept from this person. */
export function Absent({ field, emptyText }: { field: Field; emptyText?: string | undefined }) {
  // Whoever asks for the rights listens to them: an ordinary field of a long list need not.
  return field.group ? (
    <PerhapsHidden field={field} emptyText={emptyText} />
  ) : (
    <Dash>{emptyText ?? '–'}</Dash>
  );
}

function PerhapsHidden({ field, emptyText }: { field: Field; emptyText?: string | undefined }) {
  const t = useTranslate();
  const rights = useRights();
  const isKept = field.group && !rights.may(field.group, 'show');
  return rights.ready && isKept ? <Hidden>{t('hidden')}</Hidden> : <Dash>{emptyText ?? '–'}</Dash>;
}
