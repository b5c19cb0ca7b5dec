import { buttonClass } from '@baize/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useApp } from '../../app/app.tsx'
import { gameQuery } from '../../app/queries.ts'
import { coverUrl } from '../../games/pictures.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { GameBar } from './game-bar.tsx'
import classes from './seamless.module.css'
import { SimilarGames } from './similar-games.tsx'
import { useFrame } from './use-frame.ts'
import { useGameSession } from './use-game-session.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The page that hosts a game: its frame, a slim bar, and similar games under it. */
export default function Seamless() {
  const { gameCode = '' } = useSearch({ strict: false }) as { gameCode?: string }
  return <GamePage key={gameCode} gameCode={gameCode} />
}

function GamePage({ gameCode }: { gameCode: string }) {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const app = useApp()
  const { data, isError, isFetching, refetch } = useQuery(gameQuery(app, gameCode))
  const session = useGameSession(data?.game)
  const { frame, play, send } = useFrame()
  const leave = useLeaveGuard(play.roundOpen, play.leaveAsked)
  if (isError && !data)
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
  return (
    <div className={classes.page}>
      <h1 className="visually-hidden">{data?.game.gameName ?? t('game.title')}</h1>
      <div ref={stage} className={classes.stage}>
        <div className={classes.frame}>
          {data && (
            <img
              className={classes.scenery}
              src={coverUrl(app.imageCdn, data.game.gameCode, 160)}
              width={160}
              height={213}
              alt=""
            />
          )}
          {session.state === 'loading' && <Skeleton className={classes.blank ?? ''} />}
          {session.state === 'visitor' && (
            <EmptyState icon="circle-user" title={t('auth.toPlay')}>
              <button type="button" className={buttonClass('main')} onClick={session.signIn}>
                {t('auth.signIn')}
              </button>
            </EmptyState>
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
              src={session.gameUrl}
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
            stage={stage}
            send={send}
            onLeave={leave}
          />
        )}
      </div>
      {data && data.similar.length > 0 && <SimilarGames games={data.similar} />}
      <Link to="/rng" className="visually-hidden">
        {t('game.toLobby')}
      </Link>
    </div>
  )
}
