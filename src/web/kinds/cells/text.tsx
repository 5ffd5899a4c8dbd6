import WarningAmber from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hasVinCheckDigit, isVin } from '#contract/vin';
import { useWords } from '../../i18n/words';
import { formatPhone, formatTextOf, isMasked } from '../format';
import type { CellProps } from '../people-half';
import { namedIn } from '../people-half';
import { Hidden } from './hidden';
import { Code, Figures, Quiet, Row } from './spans';

/** A value of which this person sees only the end, or that it is there. */
function Masked({ value }: { value: string }) {
  const { t } = useWords();
  const end = value.replace(/^[•\s]+/, '');
  return <Hidden {...(end && { shown: `…${end}` })}>{t(end ? 'masked' : 'sealed')}</Hidden>;
}

export function TextCell({ value, field }: CellProps<'text'> | CellProps<'postalCode'>) {
  const { locale } = useWords();
  if (isMasked(value)) return <Masked value={value} />;
  const said = field.kind === 'text' ? formatTextOf(field, value, locale) : value;
  return said;
}

export function ProseCell({ value, place }: CellProps<'prose'>) {
  if (place !== 'page') return <span title={value.slice(0, 400)}>{value}</span>;
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {value}
    </Typography>
  );
}

export function EmailCell({ value }: CellProps<'email'>) {
  return (
    <Link href={`mailto:${value}`} color="inherit" underline="hover">
      {value}
    </Link>
  );
}

export function PhoneCell({ value }: CellProps<'phone'>) {
  const { locale } = useWords();
  if (isMasked(value)) return <Masked value={value} />;
  return (
    <Link href={`tel:${value}`} color="inherit" underline="hover">
      <Figures>{formatPhone(value, locale)}</Figures>
    </Link>
  );
}

export function SerialCell({ value, place }: CellProps<'serial'>) {
  const { t } = useWords();
  if (isMasked(value)) return <Masked value={value} />;
  const isDoubtful = place === 'page' && isVin(value) && !hasVinCheckDigit(value);
  return (
    <Code>
      {value}
      {isDoubtful && (
        <Typography component="span" variant="body2" color="warning.main" sx={{ display: 'block' }}>
          <WarningAmber fontSize="inherit" sx={{ verticalAlign: '-2px' }} /> {t('form.vinDoubt')}
        </Typography>
      )}
    </Code>
  );
}

export function KeyCell({ value }: CellProps<'key'>) {
  return (
    <Quiet>
      <Code>{value}</Code>
    </Quiet>
  );
}

/** Several texts; in a list as many as it has room for, and how many more. */
export function TextsCell({ value, place }: CellProps<'texts'>) {
  if (place !== 'page') {
    const more = value.length - namedIn[place];
    return (
      <span title={value.length > 1 ? value.join(', ') : undefined}>
        {value.slice(0, namedIn[place]).join(', ')}
        {more > 0 && <Quiet> + {more}</Quiet>}
      </span>
    );
  }
  return (
    <Row>
      {value.map((one) => (
        <Chip key={one} component="span" size="small" label={one} />
      ))}
    </Row>
  );
}

export function ValueCell({ value }: CellProps<'value'>) {
  return <Code>{typeof value === 'string' ? value : JSON.stringify(value)}</Code>;
}
