import type { ContractType } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type Contract, offersIn } from '../consolidated.ts'
import classes from '../contracts.module.css'
import { useConsolidated } from '../use-consolidated.ts'
import { OfferBody, OfferButtons } from './offer-body.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'

/** Offers that wait for the member's answer, of one type where a page is about it; nothing while there are none. */
export function WaitingOffers({ type }: { type?: ContractType }) {
  const t = useText()
  const { data } = useConsolidated()
  const offers = data ? offersIn(data).filter(offer => !type || offer.type === type) : []
  if (offers.length === 0) return null
  return (
    <section className={classes.waiting} aria-label={t('agent.waitingOffers')} data-testid="waiting-offers">
      <h3>{t('agent.waitingOffers')}</h3>
      <div className={classes.offers}>
        {offers.map(offer => (
          <WaitingOffer key={offer.id} offer={offer} />
        ))}
      </div>
    </section>
  )
}

function WaitingOffer({ offer }: { offer: Contract }) {
  const t = useText()
  const answered = useOfferAnswer(offer)
  return (
    <article className={classes.contract} data-offer={offer.type}>
      <strong>{t(`agent.contractType.${offer.type}`)}</strong>
      <OfferBody offer={offer} />
      <span className={classes.buttons}>
        <OfferButtons {...answered} />
      </span>
    </article>
  )
}
