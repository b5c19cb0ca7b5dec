import { type LotteryGameView, lotteryVendors } from '@baize/api/studio/lottery'
import { classNames } from '@baize/ui/class-names.ts'
import { useEffect, useRef } from 'react'
import { countdownText } from '../clock.ts'
import { usePage } from '../context.ts'
import type { DrawWatch } from '../results/watch.ts'
import type { GamesWatch } from './games-watch.ts'

interface RailProps {
  games: GamesWatch
  time: DrawWatch['time']
  onOpen(gameCode: string): void
}

/** All lotteries with the time to their next draw; one press opens another one. */
export function Rail({ games, time, onOpen }: RailProps) {
  const { t } = usePage()
  const { list } = games.games.use()
  const { nowMs } = time.use()
  return (
    <nav className="rail" aria-label={t('games')}>
      {lotteryVendors.map(vendor => {
        const own = list.filter(game => game.vendor === vendor).toSorted((a, b) => drawsAtMs(a) - drawsAtMs(b))
        if (own.length === 0) return null
        return (
          <section key={vendor} className="rail-group">
            <h2 className="label">{t(`vendors.${vendor}`)}</h2>
            <ul>
              {own.map(game => (
                <RailGame key={game.code} game={game} nowMs={nowMs} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

const drawsAtMs = ({ next }: LotteryGameView): number => (next ? Date.parse(next.drawsAt) : Number.POSITIVE_INFINITY)

interface RailGameProps extends Pick<RailProps, 'onOpen'> {
  game: LotteryGameView
  nowMs: number
}

function RailGame({ game, nowMs, onOpen }: RailGameProps) {
  const { boot, t } = usePage()
  const isOpen = game.code === boot.game.code
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isOpen])
  const leftMs = drawsAtMs(game) - nowMs
  return (
    <li ref={place}>
      <button
        type="button"
        className="rail-game"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => !isOpen && onOpen(game.code)}
      >
        <span className="rail-name">{game.title}</span>{' '}
        {game.next && (
          <span className={classNames('rail-time', leftMs < 30_000 && 'is-near')}>
            {countdownText(leftMs, t('dayMark'))}
          </span>
        )}
      </button>
    </li>
  )
}
