import type { GameCard } from '@baize/api'
import { formatWire } from '@baize/money'
import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useIsMember } from '../../shared/session/use-member.ts'
import { useModule } from '../../shared/settings/modules.ts'
import { useFreeTrial } from '../account/index.ts'
import type { Page } from '../launch/index.ts'
import { destination, launchOf, useLaunch } from '../launch/index.ts'
import type { Early } from './covers/cover.tsx'
import { Cover, coverGround } from './covers/cover.tsx'
import classes from './game-tile.module.css'

export interface GameTileProps {
  game: GameCard
  /** Given on the first screen: the picture does not wait for the script. */
  early?: Early | undefined
  sizes: string
}

/** A game: cover, badges, name and studio; on hover and focus also its figures. A press launches it. */
export function GameTile({ game, early, sizes }: GameTileProps) {
  const { start, busy } = useLaunch()
  const [pointed, setPointed] = useState(false)
  const { to, search } = destination(launchOf(game)) as Page
  return (
    <div className={classNames(classes.tile, busy && classes.busy)} onPointerEnter={() => setPointed(true)}>
      <a
        href={`${to}?${new URLSearchParams(search)}`}
        className={classes.link}
        aria-busy={busy || undefined}
        onFocus={() => setPointed(true)}
        onClick={event => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          void start(launchOf(game))
        }}
      >
        <span {...coverGround(game.tint, classes.art)}>
          <Cover game={game} early={early} sizes={sizes} />
          <Badges game={game} />
          {(pointed || busy) && <Figures game={game} />}
        </span>
        <span className={classes.name}>{game.gameName}</span>
        <span className={classes.vendor}>{game.vendorName}</span>
      </a>
      {game.trialEnabled && <Trial game={game} />}
    </div>
  )
}

/** One press, without an account, into the game with play money; for visitors, where the brand offers that. */
function Trial({ game }: { game: GameCard }) {
  const isMember = useIsMember()
  const isOffered = useModule('FREE_PLAY')
  return isMember || !isOffered ? null : <TrialButton game={game} />
}

function TrialButton({ game }: { game: GameCard }) {
  const t = useText()
  const { tryFree, busy } = useFreeTrial({ next: launchOf(game) })
  return (
    <button
      type="button"
      className={classes.trial}
      aria-busy={busy || undefined}
      aria-label={t('games.demoOf', { game: game.gameName })}
      onClick={() => void tryFree()}
    >
      {t('games.demo')}
    </button>
  )
}

/** What a player weighs before a game. Drawn once it is asked for, so that pages of many tiles stay light. */
function Figures({ game }: { game: GameCard }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  return (
    <span className={classes.figures} aria-hidden="true">
      <span className={classes.play}>
        <Icon name="play" size={20} />
      </span>
      <span className={classes.facts}>
        {game.rtpPercent === null ? (
          <>
            <span>{t('games.rake')}</span>
            <b>{game.rakePercent} %</b>
          </>
        ) : (
          <>
            <span>RTP</span>
            <b>{game.rtpPercent} %</b>
            <span>{t('games.volatility')}</span>
            <b>{t(`volatility.${game.volatility}` as TextKey)}</b>
          </>
        )}
        <span>{t('games.minBetShort')}</span>
        <b>{formatWire(game.minBet, `${currencySymbol} `)}</b>
      </span>
    </span>
  )
}

function Badges({ game }: { game: GameCard }) {
  const t = useText()
  if (!game.isHot && !game.isNew && game.classification !== 'JP') return null
  return (
    <span className={classes.badges}>
      {game.isHot && <span className={classes.hot}>{t('badge.hot')}</span>}
      {game.isNew && <span className={classes.new}>{t('badge.new')}</span>}
      {game.classification === 'JP' && <span className={classes.jp}>JP</span>}
    </span>
  )
}

/** A tile's place while its game is being loaded. */
export function GameTileSkeleton() {
  return (
    <span className={classes.tile}>
      <Skeleton className={classNames(classes.art, classes.blank)} />
      <Skeleton className={classes.blankName ?? ''} />
      <Skeleton className={classes.blankVendor ?? ''} />
    </span>
  )
}
