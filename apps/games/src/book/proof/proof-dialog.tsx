import type { BetView } from '@baize/api/studio/sports/bets'
import { Modal } from '@baize/ui/modal.tsx'
import { usePage } from '../context.ts'
import { BetProofs } from './bet-proofs.tsx'

const widthPx = 640

/** The proof of a bet in a dialog over the page. */
export function ProofDialog({ bet, onClose }: { bet: BetView; onClose(): void }) {
  const { t } = usePage()
  return (
    <Modal title={t('proof.title')} closeLabel={t('close')} onClose={onClose} closesOutside widthPx={widthPx}>
      <div className="proofs">
        <BetProofs bet={bet} />
      </div>
    </Modal>
  )
}
