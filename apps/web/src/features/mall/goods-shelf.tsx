import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { ProgressBar, prizeUrl, useMemberQuery } from '../promotions/index.ts'
import { lacksFor } from './lacks.ts'
import classes from './mall.module.css'

export type Goods = ResponseOf<'points.goods'>['list'][number]

const RedeemDialog = lazy(() => import('./redeem-dialog.tsx'))

/** What points can be redeemed for. */
export function GoodsShelf() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const { data, isError, isFetching, refetch } = useMemberQuery('points.goods', {}, { membersOnly: true })
  const balance = useMemberQuery('points.balance', {}, { membersOnly: true }).data
  const held = data && balance ? { points: balance.pointBalance, monthValidBet: data.monthValidBet } : null
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
          <GoodsCard key={goods.id} goods={goods} held={held} onRedeem={() => setChosen(goods)} />
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

interface CardProps {
  goods: Goods
  /** Null until it is known. */
  held: { points: string; monthValidBet: string } | null
  onRedeem: () => void
}

/** One of the goods: what it is, what it costs, and what the member still lacks for it. */
function GoodsCard({ goods, held, onRedeem }: CardProps) {
  const t = useText()
  const { imageCdn, permission } = useApp()
  const { currencySymbol, demo } = permission.info
  const { name, picture, type, points, amountRequirement, quantity, availableQuantity, remark } = goods
  const lacks = held && lacksFor(goods, held)
  const isInReach = lacks !== null && lacks.points === null && lacks.validBet === null
  const rows = [
    [t('mall.amountRequired'), moneyText(amountRequirement, currencySymbol)],
    [t('mall.quantity'), quantity],
    [t('mall.available'), availableQuantity],
  ] as const
  return (
    <article className={classes.goods} data-testid="goods" data-in-reach={isInReach}>
      <div className={classes.picture}>
        <img src={prizeUrl(imageCdn, picture)} width={132} height={132} alt="" loading="lazy" />
        <span className={classes.type}>{t(demo && type === 'CASH' ? 'mall.demoCredit' : `mall.type.${type}`)}</span>
      </div>
      <h3>{name}</h3>
      <p className={classes.soft}>{remark}</p>
      <p className={classes.price}>
        <strong className="tabular">{formatWire(points)}</strong>
        <small>{t('mall.pointsRequired')}</small>
      </p>
      <div className={classes.reach}>
        {held && lacks && (
          <>
            <ProgressBar
              done={held.points}
              target={points}
              text={t('mall.have', { have: formatWire(held.points), points: formatWire(points) })}
            />
            {isInReach && <b data-gain="true">{t('mall.inReach')}</b>}
            {lacks.points && <b>{t('mall.lackPoints', { points: formatWire(lacks.points) })}</b>}
            {lacks.validBet && <b>{t('mall.lackValidBet', { amount: moneyText(lacks.validBet, currencySymbol) })}</b>}
          </>
        )}
      </div>
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        wide
        look={isInReach ? 'main' : 'plain'}
        disabled={availableQuantity === 0 || (lacks !== null && !isInReach)}
        onClick={onRedeem}
      >
        {availableQuantity === 0 ? t('mall.soldOut') : t('mall.redeem')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </article>
  )
}
