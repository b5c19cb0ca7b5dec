import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './detail.module.css'
import type { PromotionDetail } from './promo-detail-page.tsx'

/** From joining to the reward, in the order in which it goes. */
export function PromotionSteps({ promotion }: { promotion: PromotionDetail }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const { reviewed, progress, reward, paidByOperator } = promotion
  const steps = [
    t(reviewed ? 'promo.step.apply' : 'promo.step.join'),
    ...(progress
      ? [
          t('promo.step.target', {
            metric: t(`promo.metric.${progress.metric}`),
            amount: moneyText(progress.target, currencySymbol),
          }),
        ]
      : []),
    ...(reward
      ? [t(paidByOperator ? 'promo.step.paid' : 'promo.step.claim', { amount: moneyText(reward, currencySymbol) })]
      : []),
  ]
  return (
    <section className={classes.panel}>
      <h2>{t('promo.steps')}</h2>
      <ol className={classes.steps}>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
