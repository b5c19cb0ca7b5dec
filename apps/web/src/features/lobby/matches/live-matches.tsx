import { type BookType, gameTypePaths } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './live-matches.module.css'
import { MatchCard } from './match-card.tsx'

const shown = 8
/** Of both books together, so that enough of the one remain. */
const asked = 20
/** Scores and odds change with each block of a match, a few seconds long. */
const lookEveryMs = 4_000
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface LiveMatchesProps {
  /** Where all matches are; of this type alone where `isHall`. */
  type: BookType
  /** The page is that of the type itself. */
  isHall?: boolean
}

/** Virtual matches in play, with score, clock and the odds on their result; each leads to its page in the book. */
export default function LiveMatches({ type, isHall = false }: LiveMatchesProps) {
  const t = useText()
  const { call } = useApp()
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(call, 'launch.liveMatches', { count: String(isHall ? asked : shown) }),
    refetchInterval: lookEveryMs,
  })
  const matches = data?.matches.filter(({ gameType }) => !isHall || gameType === type).slice(0, shown)
  return (
    <section aria-labelledby="matches-title" aria-busy={!data}>
      <header className={classes.head}>
        <Icon name="play" size={19} />
        <h2 id="matches-title">{t('matches.title')}</h2>
        <small>{t('matches.virtual')}</small>
        {!isHall && (
          <Link to={gameTypePaths[type]}>
            {t('matches.all')}
            <Icon name="arrow-right" size={14} />
          </Link>
        )}
      </header>
      {isError && !data && (
        <ErrorState
          title={t('matches.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {matches?.length === 0 && (
        <EmptyState icon="timer" title={t('matches.none')}>
          <p>{t('matches.noneHint')}</p>
        </EmptyState>
      )}
      {!isError && !data && (
        <div className={classes.list}>
          {places.map(place => (
            <Skeleton key={place} className={classes.blank ?? ''} />
          ))}
        </div>
      )}
      {matches && matches.length > 0 && (
        <ul className={classes.list}>
          {matches.map(match => (
            <li key={match.fixture}>
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
