import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useNavigate } from '@tanstack/react-router'
import type { SiteSearch } from '../../shared/app/site-search.ts'
import { useSiteSearch } from '../../shared/app/use-address.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useZone } from '../../shared/moments/use-zone.ts'
import { StopLine } from '../../shared/stops/stop-line.tsx'
import { BannerCarousel } from '../banners/index.ts'
import { DaysFilter } from './days-filter.tsx'
import { daysOf, filterPromotions, type PromotionView, promotionViews } from './filter.ts'
import { useMemberQuery } from './loyalty/use-member-query.ts'
import { PromotionCard } from './promotion-card.tsx'
import classes from './promotions.module.css'

const isView = (text: string | undefined): text is PromotionView =>
  (promotionViews as readonly string[]).includes(text ?? '')

/** What runs, what comes and what is over; the address keeps the choice. */
export default function PromotionsPage() {
  const t = useText()
  const navigate = useNavigate()
  const zone = useZone()
  const search = useSiteSearch()
  const view = isView(search.view) ? search.view : 'all'
  const days = daysOf(search)
  const { data, isError, isFetching, refetch } = useMemberQuery('promotions.list', {})
  const choose = (change: SiteSearch) =>
    void navigate({ to: '/promotions', search: { ...search, ...change }, replace: true, resetScroll: false })
  const shown = data && filterPromotions(data.list, view, days, zone)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t('promo.title')}</h1>
        <p>{t('promo.intro')}</p>
      </header>
      <StopLine stop="bonuses" />
      <BannerCarousel group="promotion" slim />
      <div className={classes.filters}>
        <fieldset className={classes.views}>
          <legend className="visually-hidden">{t('promo.filter.label')}</legend>
          {promotionViews.map(each => (
            <button
              key={each}
              type="button"
              className={classNames(classes.view, each === view && classes.chosen)}
              aria-pressed={each === view}
              onClick={() => choose({ view: each === 'all' ? undefined : each })}
            >
              {t(`promo.filter.${each}`)}
            </button>
          ))}
        </fieldset>
        <DaysFilter days={days} onDays={chosen => choose({ from: chosen?.from, to: chosen?.to })} />
      </div>
      <div className={classes.shelf} aria-busy={isFetching}>
        {shown?.map(promotion => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
        {!data && !isError && ['a', 'b', 'c'].map(key => <Skeleton key={key} className={classes.blank ?? ''} />)}
      </div>
      {shown?.length === 0 && (
        <EmptyState icon="gift" title={t('promo.none')}>
          <Button onClick={() => choose({ view: undefined, from: undefined, to: undefined })}>
            {t('promo.showAll')}
          </Button>
        </EmptyState>
      )}
      {!data && isError && (
        <ErrorState
          title={t('promo.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </div>
  )
}
