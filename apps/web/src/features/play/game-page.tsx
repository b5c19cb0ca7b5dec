import type { GameCard } from '@baize/api'
import { gameTypePaths, isBookType } from '@baize/api'
import { classNames } from '@baize/ui/class-names.ts'
import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { gameQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useOpenCentre } from '../../shared/centre/open-centre.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Scenery } from '../games/index.ts'
import { useAskedGame } from './frame/use-asked-game.ts'
import { useFrame } from './frame/use-frame.ts'
import { useGameFirst } from './frame/use-game-first.ts'
import { useGameSession } from './frame/use-game-session.ts'
import { useLeaveGuard } from './frame/use-leave-guard.ts'
import { GameBar } from './game-bar.tsx'
import classes from './game-page.module.css'
import { VisitorCard } from './visitor-card.tsx'

interface GamePageProps {
  gameCode: string
  /** Where the player goes who came from nowhere; the lobby of the game's type when left out. */
  hall?: string
  /** What the game opens on: the bet of a lottery, the match of a book, or a round to be verified. */
  opensOn?: { playType?: string | undefined; match?: string | undefined; round?: string | undefined }
  /** The frame is as wide and tall as a page of bets needs, which that of a book is without being told. */
  tall?: boolean
  /** A stranger's game, of which the page shows only what it tells. */
  framed?: boolean
  /** What stands under the game. */
  children: (page: { game: GameCard; similar: GameCard[] }) => ReactNode
}

/** A game in its frame with a slim bar, and what belongs to it underneath. */
export function GamePage({ gameCode, hall: given, opensOn, tall, framed = false, children }: GamePageProps) {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const app = useApp()
  const { data, isError, isFetching, refetch } = useQuery(gameQuery(app, gameCode))
  const hall = given ?? (data ? gameTypePaths[data.game.gameType] : '/')
  const session = useGameSession(gameCode, data?.game)
  const { frame, play, send } = useFrame()
  const gameFirst = useGameFirst(session.state === 'loading' || (session.state === 'open' && !play.ready))
  const leave = useLeaveGuard(play, hall)
  useAskedGame(framed ? null : play.gameAsked)
  const openCentre = useOpenCentre()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish of the player opens it once
  useEffect(() => {
    if (play.depositAsked > 0) openCentre('depositv2')
  }, [play.depositAsked])
  if (isError && !data && session.state !== 'open')
    return (
      <>
        <h1 className="visually-hidden">{t('game.title')}</h1>
        <ErrorState
          title={t('launch.failed')}
          text={t('game.unknown')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </>
    )
  const isBook = data !== undefined && isBookType(data.game.gameType)
  // Games of strangers keep the bar, as nobody knows what they show.
  const ownsScreen = !framed && (session.state === 'loading' || session.state === 'open')
  return (
    <div className={classes.page}>
      <h1 className="visually-hidden">{data?.game.gameName ?? t('game.title')}</h1>
      <div
        ref={stage}
        className={classNames(classes.stage, (tall || isBook) && classes.tall, ownsScreen && classes.owner)}
        data-owns-screen={ownsScreen || undefined}
        data-ready={play.ready}
      >
        <div className={classes.frame}>
          {data && <Scenery gameCode={data.game.gameCode} />}
          {session.state === 'loading' && <Skeleton className={classes.blank ?? ''} />}
          {session.state === 'visitor' && data && (
            <VisitorCard trialEnabled={data.game.trialEnabled} onSignIn={session.signIn} />
          )}
          {session.state === 'failed' && (
            <ErrorState
              title={t('launch.failed')}
              text={session.message}
              retryLabel={t('action.retry')}
              onRetry={session.retry}
            />
          )}
          {session.state === 'open' && (
            <iframe
              ref={frame}
              src={session.gameUrl + fragmentOf(opensOn)}
              title={data?.game.gameName ?? t('game.title')}
              sandbox="allow-scripts"
              allow="fullscreen; autoplay"
              className={classes.game}
            />
          )}
        </div>
        {data && (
          <GameBar
            game={data.game}
            playing={session.state === 'open'}
            play={play}
            told={!framed || play.ready}
            stage={stage}
            send={send}
            onLeave={leave}
          />
        )}
      </div>
      {data && <div className={gameFirst ? classes.held : undefined}>{children(data)}</div>}
      <Link to={hall} className="visually-hidden">
        {t('game.toLobby')}
      </Link>
    </div>
  )
}

/** The address has been signed for; what is not asked of the server stands behind it. */
function fragmentOf({ playType, match, round }: NonNullable<GamePageProps['opensOn']> = {}): string {
  const asked = new URLSearchParams({
    ...(playType && { playType }),
    ...(match && { match }),
    ...(round && { round }),
  }).toString()
  return asked && `#${asked}`
}
