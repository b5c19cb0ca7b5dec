import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PromotionDetail } from '../detail/promo-detail-page.tsx'
import { prizeUrl, rewardPicture, useRewardText } from '../loyalty/reward-text.ts'
import classes from './scenes.module.css'

/** Prizes with their odds, and the hash by which every draw can be checked. */
export function PrizeTable({ promotion: { prizes, seedHash, seed } }: { promotion: PromotionDetail }) {
  const t = useText()
  const { imageCdn } = useApp()
  const rewardText = useRewardText()
  const sum = prizes.reduce((total, { weight }) => total + weight, 0)
  return (
    <>
      <h2>{t('prize.odds')}</h2>
      <ul className={classes.prizes}>
        {prizes.map(prize => (
          <li key={prize.id}>
            <img src={prizeUrl(imageCdn, rewardPicture(prize))} width={40} height={40} alt="" loading="lazy" />
            <span>{rewardText(prize)}</span>
            <span className="tabular">{((prize.weight / sum) * 100).toFixed(2)} %</span>
            <small>{prize.left === null ? '' : t('prize.left', { count: prize.left })}</small>
          </li>
        ))}
      </ul>
      {seedHash && (
        <p className={classes.seed}>
          {t('prize.seedHash')} <code>{seedHash}</code>
          {seed && (
            <>
              {' '}
              {t('prize.seed')} <code>{seed}</code>
            </>
          )}
        </p>
      )}
    </>
  )
}
