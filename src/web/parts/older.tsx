import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** The way to what came before, below rows that are told the newest first; nothing where there is no more. */
export function Older(props: {
  label: string;
  of: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}) {
  const { label, of } = props;
  if (!of.hasNextPage) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'center' }}>
      <Button loading={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        {label}
      </Button>
    </Stack>
  );
}
