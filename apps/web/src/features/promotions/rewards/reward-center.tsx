import { Button, buttonClass } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useDay } from '../../../shared/records/days/days.ts'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { StopLine } from '../../../shared/stops/stop-line.tsx'
import { prizeUrl, rewardPicture, useRewardText } from '../loyalty/reward-text.ts'
import { useAct } from '../loyalty/use-act.ts'
import { useMemberQuery } from '../loyalty/use-member-query.ts'
import { WageringCard } from '../loyalty/wagering-card.tsx'
import classes from './reward-center.module.css'

type Rewards = NonNullable<ReturnType<typeof useMemberQuery<'missions.rewards'>>['data']>

/** What can be claimed now, and what was claimed lately. */
export default function RewardCenter() {
  const t = useText()
  const rewardText = useRewardText()
  const query = useMemberQuery('missions.rewards', {}, { membersOnly: true })
  const { data } = query
  return (
    <div className={classes.page}>
      <StopLine stop="bonuses" />
      <WageringCard />
      <section className={classes.section}>
        <h3>{t('promo.toClaim')}</h3>
        {data?.claimable.length === 0 && (
          <EmptyState icon="gift" title={t('promo.noRewards')}>
            <Link to="/promotions" className={buttonClass('plain')}>
              {t('promo.back')}
            </Link>
          </EmptyState>
        )}
        <ul className={classes.rewards}>
          {data?.claimable.map(reward => (
            <Claimable
              key={`${reward.promotionId}${reward.mission?.code}${reward.mission?.periodStart}`}
              reward={reward}
            />
          ))}
        </ul>
      </section>
      <section className={classes.section}>
        <h3>{t('promo.wasClaimed')}</h3>
        <RecordTable
          label={t('promo.wasClaimed')}
          query={query}
          rows={data?.claimed}
          none={{ title: t('promo.noneClaimed'), icon: 'gift' }}
          rowKey={row => `${row.source}${row.title}${row.time}`}
          columns={[
            {
              label: t('promo.col.source'),
              onTop: true,
              cell: row => `${t(`promo.source.${row.source}`)} · ${row.title}`,
            },
            { label: t('promo.reward'), isFigure: true, onTop: true, cell: row => rewardText(row.reward) },
            { label: t('promo.col.time'), cell: row => <RecordTime at={row.time} /> },
          ]}
        />
      </section>
    </div>
  )
}

function Claimable({ reward: each }: { reward: Rewards['claimable'][number] }) {
  const t = useText()
  const day = useDay()
  const { call, imageCdn, permission } = useApp()
  const rewardText = useRewardText()
  const { busy, act } = useAct()
  const { promotionId, mission, title, reward, multiple, validUntil, asksContact, source } = each
  const said = () =>
    reward.kind === 'MONEY'
      ? t('promo.doneClaimed', { amount: moneyText(reward.amount, permission.info.currencySymbol) })
      : t('promo.doneReward')
  const claim = () =>
    mission
      ? act(() => call('missions.claim', mission), said)
      : act(() => call('promotions.claim', { id: promotionId ?? '' }), said)
  return (
    <li data-testid="claimable">
      <img src={prizeUrl(imageCdn, rewardPicture(reward))} width={52} height={52} alt="" />
      <div>
        <small>{t(`promo.source.${source}`)}</small>
        <strong>{title}</strong>
        <small>
          {multiple > 0 ? t('promo.multiple', { multiple }) : t('promo.free')}
          {validUntil && ` · ${t('promo.until7', { date: day(validUntil) })}`}
        </small>
      </div>
      <b className="tabular">{rewardText(reward)}</b>
      {asksContact ? (
        <Link to="/promoDetail" search={{ id: promotionId ?? undefined }} className={buttonClass('main', 'small')}>
          {t('promo.status.claim')}
        </Link>
      ) : (
        <Button look="main" size="small" busy={busy} onClick={() => void claim()}>
          {t('promo.status.claim')}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
    </li>
  )
}
