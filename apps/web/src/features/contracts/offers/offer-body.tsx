import { Button } from '@baize/ui/button.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { type Contract, runningIn } from '../consolidated.ts'
import { ContractTerms, useBeginsOn } from '../contract-terms.tsx'
import classes from '../contracts.module.css'
import { OfferTried } from './offer-tried.tsx'
import type { OfferAnswer, useOfferAnswer } from './use-offer-answer.ts'

/** What is offered, what it would have paid, and what acceptance ends. */
export function OfferBody({ offer }: { offer: Contract }) {
  const t = useText()
  const running = useSession(({ contracts }) => contracts && runningIn(contracts, offer.type))
  const day = useBeginsOn()(offer)
  const percent = (rate: string) => t('agent.percent', { rate })
  const rates = running && { newRate: percent(offer.rate), oldRate: percent(running.rate) }
  return (
    <>
      <p>{offer.payer ? t('agent.offerFrom', { account: offer.payer }) : t('agent.offerOfHouse')}</p>
      <ContractTerms contract={offer} />
      <OfferTried contractId={offer.id} />
      {running && rates && (
        <p className={classes.warning} role="alert">
          {day ? t('agent.replacesOn', { ...rates, day }) : t('agent.replaces', rates)}
          {isLower(offer.rate, running.rate) && ` ${t('agent.cascades', { newRate: rates.newRate })}`}
        </p>
      )}
      <p className={classes.until}>
        {t('agent.answerUntil')} <RecordTime at={offer.expiresAt} />
      </p>
    </>
  )
}

const isLower = (rate: string, than: string): boolean => Number(rate) < Number(than)

/** Reject and accept, the main one last. */
export function OfferButtons({ doing, answer }: ReturnType<typeof useOfferAnswer>) {
  const t = useText()
  const props = (action: OfferAnswer) => ({
    busy: doing === action,
    disabled: doing !== null,
    onClick: () => void answer(action),
  })
  return (
    <>
      <Button {...props('REJECT')}>{t('agent.reject')}</Button>
      <Button look="main" {...props('ACCEPT')}>
        {t('agent.accept')}
      </Button>
    </>
  )
}
