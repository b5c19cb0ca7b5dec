import type { LotteryCard as Lottery } from '@baize/api'
import { classNames } from '@baize/ui/class-names.ts'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { clockText } from '../../shared/moments/clock-text.ts'
import { useServerTime } from '../../shared/moments/use-server-time.ts'
import { useZone } from '../../shared/moments/use-zone.ts'
import { Cover, coverGround } from '../games/index.ts'
import type { Page } from '../launch/index.ts'
import { destination, launchOfLottery, useLaunch } from '../launch/index.ts'
import { Countdown } from './draws/countdown.tsx'
import { isAwaited } from './draws/draw-time.ts'
import { DrawnNumbers } from './draws/drawn-numbers.tsx'
import classes from './lottery-card.module.css'

interface LotteryCardProps {
  lottery: Lottery
  early?: boolean
  /** Left out, the card has no heart. */
  marked?: boolean
  onMark?: () => void
}

/** A lottery: cover, name, its next draw and the numbers drawn last. A press opens its betting page. */
export function LotteryCard({ lottery, early, marked, onMark }: LotteryCardProps) {
  const t = useText()
  const { start, busy } = useLaunch()
  const launch = launchOfLottery(lottery)
  const { to, search } = destination(launch) as Page
  return (
    <article className={classes.card}>
      <a
        href={`${to}?${new URLSearchParams(search)}`}
        className={classNames(classes.link, busy && classes.busy)}
        aria-busy={busy || undefined}
        onClick={event => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          void start(launch)
        }}
      >
        <span {...coverGround(lottery.tint, classes.art)}>
          <Cover game={lottery} early={early ? 'later' : undefined} sizes="108px" />
        </span>
        <span className={classes.facts}>
          <span className={classes.names}>
            <strong>{lottery.gameName}</strong>
            <small>{lottery.vendorName}</small>
          </span>
          <LastNumbers lottery={lottery} />
          <NextDraw lottery={lottery} />
        </span>
      </a>
      {onMark && (
        <button
          type="button"
          className={classes.heart}
          aria-pressed={marked ?? false}
          aria-label={t('favourites.mark', { game: lottery.gameName })}
          onClick={onMark}
        >
          <LateIcon name="heart" size={17} />
        </button>
      )}
    </article>
  )
}

function LastNumbers({ lottery }: { lottery: Lottery }) {
  const t = useText()
  const now = useServerTime()
  const awaited = now !== null && isAwaited(lottery, now)
  if (awaited) return <span className={classes.drawing}>{t('lottery.drawing')}</span>
  const { last, format } = lottery
  if (!last) return <span className={classes.none}>{t('lottery.none')}</span>
  return <DrawnNumbers key={last.issue} format={format} numbers={last.numbers} />
}

function NextDraw({ lottery: { next } }: { lottery: Lottery }) {
  const t = useText()
  const zone = useZone()
  const now = useServerTime()
  if (!next) return null
  const closed = now !== null && now >= Date.parse(next.closesAt)
  return (
    <span className={classes.next}>
      <span className={classes.when}>
        <span className={closed ? classes.closed : undefined}>{t(closed ? 'lottery.closed' : 'lottery.drawsIn')}</span>
        <Countdown to={next.drawsAt} />
      </span>
      <span className={classes.issue}>
        {t('lottery.issue', { issue: next.issue })}
        <span>{clockText(Date.parse(next.drawsAt), zone).slice(5, 16)}</span>
      </span>
    </span>
  )
}

/** A card's place while the lotteries are being loaded. */
export const LotteryCardSkeleton = () => <span className={classNames(classes.card, classes.blank)} aria-hidden="true" />
