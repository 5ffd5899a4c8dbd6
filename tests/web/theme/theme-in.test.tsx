import Pagination from '@mui/material/Pagination';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { themeIn } from '../../../src/web/theme/theme';

const show = (locale: 'en' | 'fr') =>
  render(
    <ThemeProvider theme={createTheme(themeIn(locale))}>
      <Pagination count={3} page={1} />
      <Table>
        <TableBody>
          <TableRow>
            <TablePagination count={90} page={1} rowsPerPage={25} onPageChange={() => undefined} />
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>,
  );
const named = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('says in French where each button of a list’s pages leads', () => {
  show('fr');
  const words = named();
  expect(words).toContain('Aller à la page suivante');
  expect(words).toContain('Aller à la page précédente');
  expect(words).toContain('Aller à la page 3');
  expect(words.filter((word) => word?.startsWith('Go to'))).toEqual([]);
});

it('says the same in English', () => {
  show('en');
  expect(named()).toContain('Go to next page');
});
