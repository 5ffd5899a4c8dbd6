import type { BarProps } from '@mui/x-charts/BarChart';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';

interface BarLink {
  readonly to: string;
  readonly name: string;
}

/** Where the bars of a picture lead, in their order. */
export const BarLinks = createContext<readonly BarLink[]>([]);

/** A bar that is a real link to the rows behind it. */
export function StageBar({ dataIndex, x, y, width, height, color }: BarProps) {
  const link = useContext(BarLinks)[dataIndex];
  if (!link || width === 0) return null;
  return (
    <Link to={link.to} aria-label={link.name} tabIndex={-1}>
      <rect x={x} y={y} width={Math.max(2, width)} height={height} rx={2} fill={color} />
    </Link>
  );
}
