import type { Components, Theme } from '@mui/material/styles';
import { fontSize } from '../tokens';
import { finger } from './finger';
import { lift } from './floating';

/** What is filled in: the label above its field, help or error below. */
export const forms: Components<Theme> = {
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small' },
    styleOverrides: { root: { margin: 0, '&.MuiFormControl-marginDense': { margin: 0 } } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars?.palette.text.primary,
        fontSize: fontSize.table,
        fontWeight: 500,
        lineHeight: 1.4,
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
        '&.Mui-error': { color: theme.vars?.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: fontSize.table,
        fontWeight: 500,
        color: theme.vars?.palette.text.primary,
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        fontSize: fontSize.body,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.text.secondary },
        '&.Mui-disabled': { backgroundColor: theme.vars?.palette.background.sunken },
        [finger]: { minHeight: 44 },
      }),
      input: { height: 20, padding: '7px 10px' },
      inputSizeSmall: { padding: '7px 10px' },
      inputMultiline: { padding: 0 },
      multiline: { padding: '7px 10px' },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars?.palette.edge,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: fontSize.body } } },
  MuiInputAdornment: { styleOverrides: { root: { fontSize: fontSize.table } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...{ margin: '4px 0 0', fontSize: fontSize.small, lineHeight: 1.5, textWrap: 'pretty' },
        // What a field that cannot be written says of itself is there to be read.
        '&.Mui-disabled': { color: theme.vars?.palette.text.secondary },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { padding: 6, [finger]: { padding: 13 } },
      sizeSmall: { '& .MuiSvgIcon-root': { fontSize: 18 } },
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { padding: 6, [finger]: { padding: 13 } },
      sizeSmall: { '& .MuiSvgIcon-root': { fontSize: 18 } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -6, marginRight: 12, [finger]: { minHeight: 44 } },
      label: { fontSize: fontSize.table },
    },
  },
  MuiSelect: {
    styleOverrides: { select: { minHeight: 20 }, outlined: { paddingTop: 7, paddingBottom: 7 } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          padding: '2px 39px 2px 8px',
          '& .MuiAutocomplete-input': { padding: '5px 2px' },
        },
      },
      option: { fontSize: fontSize.table, minHeight: 32, [finger]: { minHeight: 44 } },
      listbox: { padding: 4, '& .MuiAutocomplete-option': { borderRadius: 6 } },
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars?.palette.divider}`, boxShadow: lift }),
      noOptions: { fontSize: fontSize.table },
      loading: { fontSize: fontSize.table },
    },
  },
};
