import { Button } from '@baize/ui/button.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { RecordTime } from '../../centre/records/record-time.tsx'
import { useSession } from '../../session/session-store.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { type Contract, runningIn } from './consolidated.ts'
import { useContractAct } from './contract-acts.ts'
import { ContractTerms } from './contract-terms.tsx'
import classes from './contracts.module.css'
import { OfferTried } from './offer-tried.tsx'

/** Asks whether an offered contract is accepted. What acceptance ends is said before it can be confirmed. */
export function OfferDialog({ offer, onLater }: { offer: Contract; onLater: () => void }) {
  const t = useText()
  const act = useContractAct()
  const running = useSession(({ contracts }) => contracts && runningIn(contracts, offer.type))
  const [doing, setDoing] = useState<'ACCEPT' | 'REJECT' | null>(null)
  const answer = async (action: 'ACCEPT' | 'REJECT'): Promise<void> => {
    setDoing(action)
    try {
      await act(offer, action)
      toast(t(action === 'ACCEPT' ? 'agent.accepted' : 'agent.rejected'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(errorText(error, t), 'bad')
    } finally {
      setDoing(null)
      onLater()
    }
  }
  const percent = (rate: string) => t('agent.percent', { rate })
  return (
    <Modal
      title={t('agent.offerTitle', { type: t(`agent.contractType.${offer.type}`) })}
      closeLabel={t('agent.later')}
      onClose={onLater}
      widthPx={460}
      testId="contractOffer"
      actions={
        <>
          <Button busy={doing === 'REJECT'} disabled={doing !== null} onClick={() => void answer('REJECT')}>
            {t('agent.reject')}
          </Button>
          <Button look="main" busy={doing === 'ACCEPT'} disabled={doing !== null} onClick={() => void answer('ACCEPT')}>
            {t('agent.accept')}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <p>{offer.payer ? t('agent.offerFrom', { account: offer.payer }) : t('agent.offerOfHouse')}</p>
        <ContractTerms contract={offer} />
        <OfferTried contractId={offer.id} />
        {running && (
          <p className={classes.warning} role="alert">
            {t('agent.replaces', { newRate: percent(offer.rate), oldRate: percent(running.rate) })}
            {isLower(offer.rate, running.rate) && ` ${t('agent.cascades', { newRate: percent(offer.rate) })}`}
          </p>
        )}
        <p className={classes.until}>
          {t('agent.answerUntil')} <RecordTime at={offer.expiresAt} />
        </p>
      </div>
    </Modal>
  )
}

const isLower = (rate: string, than: string): boolean => Number(rate) < Number(than)
