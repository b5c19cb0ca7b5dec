import { parseAmount, toWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { Check } from '../../../shared/acts/check.tsx'
import { boot } from '../../../shared/api/boot.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PartProof, type Proof } from './part-proof.tsx'
import classes from './pay-dialog.module.css'
import type { WithdrawalRow } from './withdrawals.tsx'

interface Part {
  key: number
  amount: string
  reference: string
  proof: Proof
}
const mostParts = 5

const unitsOf = (text: string): bigint | null => {
  try {
    return parseAmount(text.trim())
  } catch {
    return null
  }
}

/** Notes what was sent of a withdrawal, in one part or in several. Their sum is the paid amount, or more follows. */
export function PayDialog({ withdrawal, onClose }: { withdrawal: WithdrawalRow; onClose: () => void }) {
  const t = useText()
  const { id, version, channel, account, number, paidAmount, sentAmount, payoutNumber } = withdrawal
  const rest = toWire(parseAmount(paidAmount) - parseAmount(sentAmount))
  const [parts, setParts] = useState<Part[]>([{ key: 0, amount: rest, reference: '', proof: 'none' }])
  const [moreFollows, setMoreFollows] = useState(false)
  const change = (key: number, patch: Partial<Part>) =>
    setParts(before => before.map(part => (part.key === key ? { ...part, ...patch } : part)))
  const sum = parts.reduce<bigint | null>((total, { amount }) => {
    const units = unitsOf(amount)
    return total === null || units === null ? null : total + units
  }, 0n)
  const isWhole = sum === parseAmount(rest)
  const text = (amount: string) => moneyText(amount, boot.currencySymbol)
  return (
    <ActDialog
      title={t('withdrawals.pay')}
      effect={t('withdrawals.payEffect', { amount: text(rest), payoutNumber, account, number })}
      button={t('withdrawals.pay')}
      isReady={
        parts.every(({ reference, proof }) => reference.trim() !== '' && proof !== 'sending') &&
        sum !== null &&
        (isWhole || moreFollows)
      }
      act={({ reason, requestId }) =>
        call('cashier.payWithdrawal', {
          ...{ id, version, reason, requestId, moreFollows },
          parts: parts.map(({ amount, reference, proof }) => ({
            channel,
            amount: amount.trim(),
            reference: reference.trim(),
            ...(typeof proof === 'object' ? { proof: proof.uploadId } : {}),
          })),
        })
      }
      onClose={onClose}
    >
      <ol className={classes.parts}>
        {parts.map((part, at) => (
          <li key={part.key}>
            <Field
              label={t('withdrawals.partAmount', { part: at + 1 })}
              inputMode="decimal"
              value={part.amount}
              onChange={event => change(part.key, { amount: event.target.value })}
            />
            <Field
              label={t('withdrawals.partReference')}
              value={part.reference}
              onChange={event => change(part.key, { reference: event.target.value })}
            />
            <PartProof onProof={proof => change(part.key, { proof })} />
            {parts.length > 1 && (
              <Button look="quiet" size="small" onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}>
                {t('withdrawals.removePart')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {parts.length < mostParts && (
        <Button
          size="small"
          onClick={() =>
            setParts([
              ...parts,
              { key: Math.max(...parts.map(({ key }) => key)) + 1, amount: '', reference: '', proof: 'none' },
            ])
          }
        >
          {t('withdrawals.addPart')}
        </Button>
      )}
      {!isWhole && sum !== null && (
        <p className={classes.sum} role="status">
          {t('withdrawals.sumIs', { sum: text(toWire(sum)), rest: text(rest) })}
        </p>
      )}
      <Check label={t('withdrawals.moreFollows')} isOn={moreFollows} onChange={setMoreFollows} />
    </ActDialog>
  )
}
