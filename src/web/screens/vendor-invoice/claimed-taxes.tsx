import Unfold from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useWords } from '../../i18n/words';
import { DeclaredInput } from '../../kinds/declared-input';

const taxes = ['gst', 'hst', 'pst', 'qst'] as const;

const Folded = styled(Accordion)({
  background: 'none',
  '& .MuiAccordionSummary-root': { flexDirection: 'row-reverse', justifyContent: 'flex-end', padding: 0 },
  '& .MuiAccordionDetails-root': { padding: 0 },
});
const Asked = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '10px 14px',
  paddingTop: 8,
});

/** The taxes that a document claims, where they are not those that are due at its place of supply; open where one of them is wrong. */
export function ClaimedTaxes({ at }: { at: string }) {
  const { t, label } = useWords();
  const { errors } = useFormState({ name: at });
  const [open, setOpen] = useState(false);
  const isWrong = taxes.some((tax) => get(errors, `${at}.${tax}`) !== undefined);
  return (
    <Folded data-whole expanded={open || isWrong} onChange={(_, next) => setOpen(next)}>
      <AccordionSummary expandIcon={<Unfold />}>{t('vendorInvoicePage.form.claimed')}</AccordionSummary>
      <AccordionDetails>
        <FormHelperText>{t('vendorInvoicePage.form.claimedHelp')}</FormHelperText>
        <Asked>
          {taxes.map((tax) => (
            <DeclaredInput
              key={tax}
              source={`${at}.${tax}`}
              resource="vendorInvoice"
              label={label('vendorInvoice', `lines.${tax}`)}
            />
          ))}
        </Asked>
      </AccordionDetails>
    </Folded>
  );
}
