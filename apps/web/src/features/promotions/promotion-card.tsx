import { formatWire } from '@baize/money'
import { buttonClass } from '@baize/ui/button.tsx'
import { Money } from '@baize/ui/money.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useDay } from '../../shared/records/days/days.ts'
import type { Promotion } from './filter.ts'
import { ProgressBar } from './loyalty/progress-bar.tsx'
import classes from './promotions.module.css'
import { actionKey, isGame, statusKeys } from './status.ts'

/** One promotion on the shelf: its picture, where the member stands, and what to do next. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useText()
  const day = useDay()
  const { imageCdn, permission } = useApp()
  const { id, title, summary, picture, status, progress, reward, multiple, startsAt, endsAt, reason } = promotion
  const action = actionKey(promotion)
  const showsStatus = !action || isGame(promotion) ? status !== 'Join' && status !== 'Claim' : status === 'Claim'
  return (
    <article className={classes.card} data-status={status} data-testid="promotion-card">
      <div className={classes.art}>
        <img src={`${imageCdn}/banners/${picture}-phone-480.webp`} width={480} height={360} alt="" loading="lazy" />
        {showsStatus && <span className={classes.pill}>{t(statusKeys[status])}</span>}
      </div>
      <div className={classes.words}>
        <h2>
          <Link to="/promoDetail" search={{ id }}>
            {title}
          </Link>
        </h2>
        <p className={classes.summary}>{summary}</p>
        {reward && (
          <p className={classes.reward}>
            <Money amount={reward} symbol={permission.info.currencySymbol} />
            <small>{multiple > 0 ? t('promo.multiple', { multiple }) : t('promo.free')}</small>
          </p>
        )}
        {progress && status === 'Process' && (
          <ProgressBar
            {...progress}
            text={`${t(`promo.metric.${progress.metric}`)} ${formatWire(progress.done)} / ${formatWire(progress.target)}`}
          />
        )}
        {reason && <p className={classes.reason}>{t('promo.reason', { reason })}</p>}
        <div className={classes.foot}>
          <small>
            {status === 'Coming soon'
              ? t('promo.from', { date: day(startsAt) })
              : t('promo.until', { date: day(endsAt) })}
          </small>
          <Link to="/promoDetail" search={{ id }} className={buttonClass(action ? 'main' : 'plain', 'small')}>
            {t(action ?? 'promo.details')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}
