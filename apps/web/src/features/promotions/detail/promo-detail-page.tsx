import { formatWire } from '@baize/money'
import { buttonClass } from '@baize/ui/button.tsx'
import { Money } from '@baize/ui/money.tsx'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { Link } from '@tanstack/react-router'
import { saysMissing } from '../../../shared/app/missing.ts'
import { useSiteSearch } from '../../../shared/app/use-address.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSubject } from '../../../shared/app/use-subject.ts'
import { LateHtml } from '../../../shared/dialogs/late-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useDay } from '../../../shared/records/days/days.ts'
import { StopLine } from '../../../shared/stops/stop-line.tsx'
import { useStopped } from '../../../shared/stops/use-stopped.ts'
import { ProgressBar } from '../loyalty/progress-bar.tsx'
import { useMemberQuery } from '../loyalty/use-member-query.ts'
import { WageringCard } from '../loyalty/wagering-card.tsx'
import { WageringTerms } from '../loyalty/wagering-terms.tsx'
import { EnvelopeRain } from '../scenes/envelope-rain.tsx'
import { PrizeScene } from '../scenes/prize-scene.tsx'
import { isGame, statusKeys } from '../status.ts'
import classes from './detail.module.css'
import { PromotionAction } from './promotion-action.tsx'
import { PromotionSteps } from './promotion-steps.tsx'

/** One promotion: its terms, its steps, where the member stands, and what there is to do. */
export default function PromoDetailPage() {
  const t = useText()
  const { id = '' } = useSiteSearch()
  const known = /^\d{1,18}$/.test(id)
  const { data, error, isError, isFetching, refetch } = useMemberQuery('promotions.detail', { id: known ? id : '0' })
  useSubject(data?.title)
  return (
    <div className={classes.page}>
      <Link to="/promotions" className={classes.back}>
        ← {t('promo.back')}
      </Link>
      {data ? (
        <Detail promotion={data} />
      ) : !known || saysMissing(error) ? (
        <EmptyState icon="gift" title={t('promo.unknown')}>
          <Link to="/promotions" className={buttonClass('main')}>
            {t('promo.back')}
          </Link>
        </EmptyState>
      ) : isError ? (
        <ErrorState
          title={t('promo.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className={classes.blank ?? ''} />
      )}
    </div>
  )
}

export type PromotionDetail = NonNullable<ReturnType<typeof useMemberQuery<'promotions.detail'>>['data']>

function Detail({ promotion }: { promotion: PromotionDetail }) {
  const t = useText()
  const day = useDay()
  const isStopped = useStopped('bonuses') !== undefined
  const { imageCdn, permission } = useApp()
  const { title, summary, picture, status, progress, reward, multiple, endsAt, startsAt, reason, terms, bonus } =
    promotion
  return (
    <>
      <header className={classes.hero}>
        <img src={`${imageCdn}/banners/${picture}-wide-1200.webp`} width={1200} height={375} alt="" />
        <div className={classes.title}>
          {!isGame(promotion) && <span className={classes.pill}>{t(statusKeys[status])}</span>}
          <h1>{title}</h1>
          <p>{summary}</p>
          <small>
            {day(startsAt)} – {day(endsAt)}
          </small>
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          {isGame(promotion) && <StopLine stop="bonuses" />}
          {promotion.prizes.length > 0 && <PrizeScene promotion={promotion} />}
          {promotion.window && <EnvelopeRain promotion={promotion} window={promotion.window} />}
          {!isGame(promotion) && <PromotionSteps promotion={promotion} />}
          <section className={classes.panel}>
            <h2>{t('promo.terms')}</h2>
            <div className={classes.words}>
              <LateHtml html={terms} />
            </div>
          </section>
        </div>
        {!isGame(promotion) && (
          <aside className={classes.panel}>
            {reward && (
              <p className={classes.reward}>
                <small>{t('promo.reward')}</small>
                <Money amount={reward} symbol={permission.info.currencySymbol} />
                <small>
                  {bonus
                    ? t('promo.wager.multiple', { multiple })
                    : multiple > 0
                      ? t('promo.multiple', { multiple })
                      : t('promo.free')}
                </small>
              </p>
            )}
            {bonus && (
              <WageringTerms
                terms={bonus}
                lines={[{ label: t('promo.wager.time'), text: t('promo.wager.days', { days: bonus.days }) }]}
              />
            )}
            {bonus && status === 'Claimed' && <WageringCard />}
            {progress && (
              <ProgressBar
                {...progress}
                text={`${t(`promo.metric.${progress.metric}`)} ${formatWire(progress.done)} / ${formatWire(progress.target)}`}
              />
            )}
            {reason && <p className={classes.reason}>{t('promo.reason', { reason })}</p>}
            {isStopped ? <StopLine stop="bonuses" /> : <PromotionAction promotion={promotion} />}
          </aside>
        )}
      </div>
    </>
  )
}
