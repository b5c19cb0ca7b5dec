import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { Skeleton } from '@baize/ui/states.tsx'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useSiteSearch } from '../../shared/app/use-address.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useOwnGamesGate } from '../../shared/session/use-own-games-gate.ts'
import { StopLine } from '../../shared/stops/stop-line.tsx'
import { BannerCarousel } from '../banners/index.ts'
import { useIsOwn, useMemberQuery } from '../promotions/index.ts'
import { GoodsShelf } from './goods-shelf.tsx'
import classes from './mall.module.css'
import { MallRules } from './mall-rules.tsx'
import { PointsDetails } from './points-details.tsx'
import { RateTable } from './rate-table.tsx'
import { RedeemHistory } from './redeem-history.tsx'

const ConvertDialog = lazy(() => import('./convert-dialog.tsx'))

const views = ['redeem', 'history', 'details', 'rules', 'rates'] as const
type View = (typeof views)[number]
/** Parts of the mall that show a member's own. */
const own: readonly View[] = ['redeem', 'history', 'details', 'rates']

/** The points mall: what points there are, what they may become, and what became of them. */
export default function PointMallPage() {
  const t = useText()
  const navigate = useNavigate()
  const { demo } = useApp().permission.info
  const gate = useOwnGamesGate()
  const isOwn = useIsOwn()
  const { tab } = useSiteSearch()
  const [converting, setConverting] = useState(false)
  const asked = views.find(each => each === tab) ?? 'redeem'
  const view: View = isOwn || !own.includes(asked) ? asked : 'rules'
  const choose = (next: View) => {
    const go = () => void navigate({ to: '/pointMall', search: { tab: next }, replace: true, resetScroll: false })
    if (own.includes(next)) gate(go)
    else go()
  }
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{t('mall.title')}</h1>
          <p>{t(demo ? 'mall.introDemo' : 'mall.intro')}</p>
        </div>
        {isOwn ? <Balance onConvert={() => setConverting(true)} /> : <p>{t('mall.signIn')}</p>}
      </header>
      <StopLine stop="bonuses" />
      <BannerCarousel group="shop" slim />
      <nav className={classes.tabs} aria-label={t('mall.title')}>
        {views.map(each => (
          <button
            key={each}
            type="button"
            aria-current={each === view ? 'page' : undefined}
            className={classNames(classes.tab, each === view && classes.chosen)}
            onClick={() => choose(each)}
          >
            {t(`mall.${each}`)}
          </button>
        ))}
      </nav>
      {view === 'redeem' && <GoodsShelf />}
      {view === 'history' && <RedeemHistory />}
      {view === 'details' && <PointsDetails />}
      {view === 'rules' && <MallRules />}
      {view === 'rates' && <RateTable />}
      {converting && (
        <Suspense fallback={null}>
          <ConvertDialog onClose={() => setConverting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Balance({ onConvert }: { onConvert: () => void }) {
  const t = useText()
  const { data } = useMemberQuery('points.balance', {}, { membersOnly: true })
  return (
    <section className={classes.balance} aria-label={t('mall.balance')}>
      <small>{t('mall.balance')}</small>
      {data ? (
        <strong className="tabular" data-testid="points-balance">
          {formatWire(data.pointBalance)}
        </strong>
      ) : (
        <Skeleton className={classes.figure ?? ''} />
      )}
      {data && data.heldPoints !== '0.00' && <small>{t('mall.held', { points: formatWire(data.heldPoints) })}</small>}
      <Button look="main" onClick={onConvert}>
        {t('mall.convert')}
      </Button>
    </section>
  )
}
