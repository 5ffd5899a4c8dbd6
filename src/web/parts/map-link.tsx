import Link from '@mui/material/Link';

/** An address, which opens where the machine shows maps. */
export function MapLink({ address }: { address: string }) {
  return (
    <Link
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
    >
      {address}
    </Link>
  );
}
