import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useDay } from '../../shared/records/days/days.ts'
import { ProgressBar, prizeUrl, useAct, useRewardText } from '../promotions/index.ts'
import classes from './missions.module.css'

type Mission = ResponseOf<'missions.summary'>['missions'][number]

/** One mission: how far it is, what it gives, and claiming it. */
export function MissionCard({ mission }: { mission: Mission }) {
  const t = useText()
  const day = useDay()
  const { call, imageCdn } = useApp()
  const rewardText = useRewardText()
  const { busy, act } = useAct()
  const { code, periodStart, title, picture, period, metric, progress, target, reward, score, status, claimUntil } =
    mission
  const isMoney = metric === 'DEPOSIT' || metric === 'VALID_BET'
  const figure = (amount: string) => (isMoney ? formatWire(amount) : amount.replace(/\.00$/, ''))
  const claim = () =>
    act(
      () => call('missions.claim', { code, periodStart }),
      () => t('promo.doneReward'),
    )
  return (
    <li data-testid="mission" data-status={status}>
      <img src={prizeUrl(imageCdn, picture)} width={56} height={56} alt="" loading="lazy" />
      <div className={classes.words}>
        <small>{t(`mission.period.${period}`)}</small>
        <strong>{title}</strong>
        <ProgressBar done={progress} target={target} text={`${figure(progress)} / ${figure(target)}`} />
      </div>
      <div className={classes.gives}>
        <b>{rewardText(reward)}</b>
        <small>{t('mission.score', { score })}</small>
        {status === 'CLAIMABLE' ? (
          <Button look="main" size="small" busy={busy} onClick={() => void claim()}>
            {t('promo.status.claim')}
            <span className="visually-hidden"> {title}</span>
          </Button>
        ) : (
          <small>
            {status === 'CLAIMED'
              ? t('promo.status.claimed')
              : claimUntil && t('promo.until7', { date: day(claimUntil) })}
          </small>
        )}
      </div>
    </li>
  )
}
