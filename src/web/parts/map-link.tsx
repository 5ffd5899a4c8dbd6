import Link from '@mui/material/Link';

/** The halves of a postal code stand on one line. */
const inOne = (address: string): string => address.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/g, '$1\u00a0$2');

/** An address, which opens where the machine shows maps. */
export function MapLink({ address }: { address: string }) {
  return (
    <Link
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
    >
      {inOne(address)}
    </Link>
  );
}
