import type { GameCard } from '@baize/api'
import type { HostMessage } from '@baize/api/game-frame'
import { toWire } from '@baize/money'
import { IconButton } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import type { RefObject } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Play } from './frame/play.ts'
import { useFullScreen } from './frame/use-full-screen.ts'
import classes from './game-bar.module.css'
import { clockText, SessionClock } from './session-clock.tsx'
import { chooseMuted, useMuted } from './sound-choice.ts'

interface GameBarProps {
  game: GameCard
  /** The game is open, so that its clock runs. */
  playing: boolean
  play: Play
  /** The game tells of its bets and listens to the page; one that does not has no figures and controls for that here. */
  told: boolean
  stage: RefObject<HTMLElement | null>
  send: (message: HostMessage) => void
  onLeave: () => void
}

/** The slim bar under a game: back, name, session clock, net position, help, sound, full screen. */
export function GameBar({ game, playing, play, told, stage, send, onLeave }: GameBarProps) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const muted = useMuted()
  const screen = useFullScreen(stage)
  const net = play.returnedUnits - play.stakedUnits
  return (
    <div className={classes.bar}>
      <IconButton icon={<LateIcon name="arrow-left" />} label={t('game.back')} onClick={onLeave} />
      <p className={classes.names}>
        <strong>{game.gameName}</strong>
        <span>{game.vendorName}</span>
      </p>
      <p className={classes.fact}>
        <Icon name="timer" size={15} />
        <span className="visually-hidden">{t('game.clock')}</span>
        {playing ? <SessionClock /> : clockText(0)}
      </p>
      {told && (
        <>
          <p className={classes.fact}>
            {t('game.net')}
            <span className={net > 0n ? classes.gain : classes.plain} data-testid="net">
              {moneyText(toWire(net), currencySymbol, true)}
            </span>
          </p>
          <span className={classes.rtp}>
            {game.rtpPercent === null
              ? `${t('games.rake')} ${game.rakePercent}`
              : `RTP ${play.returns ? `${play.returns.least} – ${play.returns.most}` : game.rtpPercent}`}{' '}
            %
          </span>
          <IconButton
            icon="circle-question-mark"
            label={t('game.help')}
            disabled={!play.ready}
            onClick={() => send({ kind: 'baize/help' })}
          />
          <IconButton
            icon={<LateIcon name={muted ? 'volume-x' : 'volume-2'} />}
            label={t(muted ? 'game.soundOn' : 'game.soundOff')}
            onClick={() => chooseMuted(!muted)}
          />
        </>
      )}
      {screen.possible && (
        <IconButton
          icon={<LateIcon name={screen.full ? 'minimize' : 'maximize'} />}
          label={t(screen.full ? 'game.window' : 'game.fullScreen')}
          className={classes.screen}
          onClick={screen.toggle}
        />
      )}
    </div>
  )
}
