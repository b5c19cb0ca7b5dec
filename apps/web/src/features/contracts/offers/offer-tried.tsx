import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import classes from '../contracts.module.css'

/** What an offered contract would have paid on the own team's last thirty days, for who has to answer it. */
export function OfferTried({ contractId }: { contractId: string }) {
  const t = useText()
  const money = useMoneyText()
  const { call } = useApp()
  const tried = useQuery({ ...callQuery(call, 'contracts.simulate', { contractId }), staleTime: 0 })
  const { data } = tried
  return (
    <section className={classes.tried} aria-label={t('agent.simulateTitle')}>
      <h3>{t('agent.simulateTitle')}</h3>
      {data ? (
        <p>
          {data.windows === 0
            ? t('agent.simulatedNothing')
            : t('agent.simulated', { amount: money(data.amount), paid: data.paid, windows: data.windows })}
        </p>
      ) : (
        <Waiting queries={[tried]} blank={classes.triedBlank} />
      )}
    </section>
  )
}
