import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Gate } from '#contract/lifecycles/status-row';
import { recordPath } from '../../../data/resource-paths';
import { inSentence, useWords } from '../../../i18n/words';
import { useColorMode } from '../../../theme/color-mode';
import { stageColors } from '../../../theme/tokens';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { Menu, MenuItem } from '../../menu';
import type { FileMove } from '../file-record';
import { mayWith, useFileRecord } from '../file-record';
import { gateId } from '../overview/gate-states';
import { isMendable, sortMoves } from '../next-moves';
import { refusalWords } from '../refusal-words';

const gatesOf = (move: FileMove): Gate[] => [...new Set(move.reasons.flatMap(({ gate }) => gate ?? []))];

interface StatusMenuProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onMove: (move: FileMove) => void;
}

/** The status, and from it every move: those that are open, and the others with what keeps them shut. */
export function StatusMenu({ open, onOpen, onMove }: StatusMenuProps) {
  const file = useFileRecord();
  const words = useWords();
  const t = useTranslate();
  const mode = useColorMode();
  const status = words.choice('statusName', file.status);
  const style = { '--stage': stageColors[mode][file.stage] } as CSSProperties;
  const moves = sortMoves(file.moves ?? []);
  if (!mayWith(file, 'changeStage') || moves.length === 0)
    return (
      <span className="status" style={style}>
        <span className="status-dot" aria-hidden="true" />
        {status}
      </span>
    );
  const open_ = moves.filter(isMendable);
  const shut = moves.filter((move) => !isMendable(move));

  const item = (move: FileMove, close: () => void) => (
    <MenuItem
      key={move.status}
      disabled={!isMendable(move)}
      onChoose={() => {
        close();
        onMove(move);
      }}
    >
      <span
        className="status-dot"
        aria-hidden="true"
        style={{ '--stage': stageColors[mode][move.stage] } as CSSProperties}
      />
      <span className="move-item">
        <span>{words.choice('statusName', move.status)}</span>
        {move.stage !== file.stage && (
          <span className="move-stage">{words.choice('stageName', move.stage)}</span>
        )}
        {!isMendable(move) ? (
          <span className="move-why">
            {move.reasons.map((reason) => refusalWords(reason, words)).join(' · ')}
          </span>
        ) : (
          !move.allowed && (
            <span className="move-why">
              {t('file.move.asks', {
                fields: move.reasons
                  .map(({ field }) => (field ? inSentence(words.label('file', field)) : ''))
                  .filter(Boolean)
                  .join(', '),
              })}
            </span>
          )
        )}
      </span>
    </MenuItem>
  );

  return (
    <Menu
      label={`${status}. ${t('file.move.menu')}`}
      className="status status-button"
      open={open}
      onOpen={onOpen}
      button={
        <>
          <span className="status-dot" aria-hidden="true" style={style} />
          {status}
          <Icon name="unfold" />
        </>
      }
    >
      {(close) => (
        <>
          {open_.length > 0 && <span className="pick-heading">{t('file.move.onward')}</span>}
          {open_.map((move) => item(move, close))}
          {shut.length > 0 && <span className="pick-heading">{t('file.move.blocked')}</span>}
          {shut.map((move) => (
            <Fragment key={move.status}>
              {item(move, close)}
              {gatesOf(move).map((gate) => (
                <Link
                  key={gate}
                  role="menuitem"
                  tabIndex={-1}
                  className="pick-item move-gate"
                  to={`${recordPath('file', file.id)}#${gateId(gate)}`}
                  onClick={close}
                >
                  <Icon name="gate" />
                  {t('file.move.toGate', { gate: words.choice('gate', gate) })}
                </Link>
              ))}
            </Fragment>
          ))}
        </>
      )}
    </Menu>
  );
}
