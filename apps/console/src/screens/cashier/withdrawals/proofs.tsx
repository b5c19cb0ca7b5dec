import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { StoredPicture } from '../../../shared/story/stored-picture.tsx'
import type { Order } from '../order/use-order.ts'
import classes from './proofs.module.css'

/** Shows what the member brought beside what the payer brought of each part, for whoever decides between the two. */
export function Proofs({ order: { withdrawal, payouts } }: { order: Order }) {
  const t = useText()
  const ofParts = payouts.flatMap(({ proof, ...part }, at) => (proof ? [{ ...part, proof, at }] : []))
  if (!withdrawal?.proof && ofParts.length === 0) return null
  return (
    <Section title={t('withdrawals.proofs')}>
      <div className={classes.proofs}>
        {withdrawal?.proof && (
          <StoredPicture id={withdrawal.proof} of={t('withdrawals.proofOfMember', { account: withdrawal.account })}>
            {t('withdrawals.proofOfMember', { account: withdrawal.account })}
          </StoredPicture>
        )}
        {ofParts.map(({ proof, amount, channel, reference, at }) => (
          <StoredPicture key={proof} id={proof} of={t('withdrawals.proofOfPart', { part: at + 1 })}>
            {t('withdrawals.proofOfPart', { part: at + 1 })} · <Amount of={amount} /> · {channel} · {reference}
          </StoredPicture>
        ))}
      </div>
    </Section>
  )
}
