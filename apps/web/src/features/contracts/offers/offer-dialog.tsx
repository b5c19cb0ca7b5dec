import { Modal } from '@baize/ui/modal.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Contract } from '../consolidated.ts'
import classes from '../contracts.module.css'
import { OfferBody, OfferButtons } from './offer-body.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'

/** Asks whether an offered contract is accepted. What acceptance ends is said before it can be confirmed. */
export function OfferDialog({ offer, onLater }: { offer: Contract; onLater: () => void }) {
  const t = useText()
  const answered = useOfferAnswer(offer, onLater)
  return (
    <Modal
      title={t('agent.offerTitle', { type: t(`agent.contractType.${offer.type}`) })}
      closeLabel={t('agent.later')}
      onClose={onLater}
      widthPx={460}
      testId="contractOffer"
      actions={<OfferButtons {...answered} />}
    >
      <div className={classes.dialog}>
        <OfferBody offer={offer} />
      </div>
    </Modal>
  )
}
