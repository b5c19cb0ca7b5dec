import { classNames } from '@baize/ui/class-names.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useServerTime } from '../../../shared/moments/use-server-time.ts'
import classes from './countdown.module.css'
import { countdownText } from './draw-time.ts'

/** Below this a countdown stands out. */
const soonMs = 10_000

/** The time until a moment by the server's clock, counted down each second. */
export function Countdown({ to }: { to: string }) {
  const t = useText()
  const now = useServerTime()
  const leftMs = now === null ? null : Date.parse(to) - now
  const { days, clock } = leftMs === null ? { days: 0, clock: '--:--' } : countdownText(leftMs)
  return (
    <time
      className={classNames(classes.countdown, leftMs !== null && leftMs <= soonMs && classes.soon)}
      dateTime={to}
      role="timer"
    >
      {days > 0 && <span className={classes.days}>{t('lottery.days', { count: days })}</span>}
      {clock}
    </time>
  )
}
