import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../app/app.tsx'
import { prizeUrl } from '../../loyalty/reward-text.ts'
import { useMemberQuery } from '../../loyalty/use-member-query.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './mall.module.css'

export type Goods = ResponseOf<'points.goods'>['list'][number]

const RedeemDialog = lazy(() => import('./redeem-dialog.tsx'))

/** What points can be redeemed for. */
export function GoodsShelf() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const { data, isError, isFetching, refetch } = useMemberQuery('points.goods', {}, { membersOnly: true })
  const [chosen, setChosen] = useState<Goods | null>(null)
  if (!data && isError)
    return (
      <ErrorState
        title={t('promo.failed')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <section className={classes.section}>
      {data && (
        <p className={classes.soft}>{t('mall.month', { amount: moneyText(data.monthValidBet, currencySymbol) })}</p>
      )}
      <div className={classes.shelf}>
        {data?.list.map(goods => (
          <GoodsCard key={goods.id} goods={goods} onRedeem={() => setChosen(goods)} />
        ))}
        {!data && ['a', 'b', 'c', 'd'].map(key => <Skeleton key={key} className={classes.blank ?? ''} />)}
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <RedeemDialog goods={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </section>
  )
}

function GoodsCard({ goods, onRedeem }: { goods: Goods; onRedeem: () => void }) {
  const t = useText()
  const { imageCdn, permission } = useApp()
  const { name, picture, type, points, amountRequirement, quantity, availableQuantity, remark } = goods
  const rows = [
    [t('mall.type'), t(`mall.type.${type}`)],
    [t('mall.amountRequired'), moneyText(amountRequirement, permission.info.currencySymbol)],
    [t('mall.quantity'), quantity],
    [t('mall.available'), availableQuantity],
    [t('mall.remark'), remark],
  ] as const
  return (
    <article className={classes.goods} data-testid="goods">
      <div className={classes.picture}>
        <img src={prizeUrl(imageCdn, picture)} width={132} height={132} alt="" loading="lazy" />
      </div>
      <h3>{name}</h3>
      <p className={classes.price}>
        <small>{t('mall.pointsRequired')}</small>
        <strong className="tabular">{formatWire(points)}</strong>
      </p>
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button wide look="main" disabled={availableQuantity === 0} onClick={onRedeem}>
        {availableQuantity === 0 ? t('mall.soldOut') : t('mall.redeem')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </article>
  )
}
