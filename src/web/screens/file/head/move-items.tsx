import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Gate } from '#contract/lifecycles/status-row';
import { recordPath } from '../../../data/resource-paths';
import type { Words } from '../../../i18n/words';
import { inSentence } from '../../../i18n/words';
import type { FileMove, FileRecord } from '../file-record';
import { isMendable } from '../next-moves';
import { gateId } from '../overview/gate-states';
import { refusalWords } from '../refusal-words';
import { StageDot } from './stage-dot';

const gatesOf = (move: FileMove): Gate[] => [...new Set(move.reasons.flatMap(({ gate }) => gate ?? []))];

const Item = styled(MenuItem)(({ theme }) => ({
  whiteSpace: 'normal',
  // The reason of what is shut has to be read.
  '&.Mui-disabled': { opacity: 1, color: theme.vars?.palette.text.secondary },
})) as typeof MenuItem;

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  '& > span + span': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
}));

/** What the move asks for, or what keeps it shut. */
function whyOf(move: FileMove, file: FileRecord, words: Words): string {
  if (!isMendable(move)) return move.reasons.map((reason) => refusalWords(reason, file, words)).join(' · ');
  const fields = move.reasons.flatMap(({ field }) => (field ? inSentence(words.label('file', field)) : []));
  return fields.length > 0 ? words.t('file.move.asks', { fields: fields.join(', ') }) : '';
}

/** The moves of a file as items of a menu: those that are open, and the others with what keeps them shut. */
export function moveItems(
  { file, moves, words }: { file: FileRecord; moves: readonly FileMove[]; words: Words },
  onMove: (move: FileMove) => void,
  onLeave: () => void,
): ReactElement[] {
  const heading = (text: string) => (
    <ListSubheader
      key={text}
      role="presentation"
      sx={{ px: 1.25, typography: 'caption', lineHeight: '28px' }}
    >
      {text}
    </ListSubheader>
  );
  const item = (move: FileMove) => {
    const why = whyOf(move, file, words);
    return (
      <Item key={move.status} disabled={!isMendable(move)} onClick={() => onMove(move)}>
        <StageDot stage={move.stage} />
        <Lines>
          <span>{words.choice('statusName', move.status)}</span>
          {move.stage !== file.stage && <span>{words.choice('stageName', move.stage)}</span>}
          {why && <span>{why}</span>}
        </Lines>
      </Item>
    );
  };
  const gate = (name: Gate, move: FileMove) => (
    <Item
      key={`${move.status} ${name}`}
      component={Link}
      to={`${recordPath('file', file.id)}#${gateId(name)}`}
      onClick={onLeave}
      sx={{ pl: 4, color: 'primary.main' }}
    >
      <FactCheckOutlined />
      {words.t('file.move.toGate', { gate: words.choice('gate', name) })}
    </Item>
  );
  const open = moves.filter(isMendable);
  const shut = moves.filter((move) => !isMendable(move));
  return [
    ...(open.length > 0 ? [heading(words.t('file.move.onward'))] : []),
    ...open.map(item),
    ...(shut.length > 0 ? [heading(words.t('file.move.blocked'))] : []),
    ...shut.flatMap((move) => [item(move), ...gatesOf(move).map((name) => gate(name, move))]),
  ];
}
