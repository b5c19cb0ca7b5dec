import type { ContractType, DividendPeriod } from '@baize/api'
import { dividendPeriods, mostTiers } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { Chips } from '../../../shared/forms/chips.tsx'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { AmountRule } from '../../../shared/money/use-amount.ts'
import { useMoneyFields } from '../../../shared/money/use-money-fields.ts'
import { contractCalls, useContractNews } from '../contract-acts.ts'
import classes from '../contracts.module.css'
import { StartField } from './start-field.tsx'
import { fieldOf, type OfferField, TierFields, type TierPart } from './tier-fields.tsx'

const parts: readonly TierPart[] = ['validBet', 'netLoss', 'activeMembers', 'rate']
const threshold: AmountRule = { takesZero: true }
const amountRules = (names: OfferField[]): { [name in OfferField]?: AmountRule } =>
  Object.fromEntries(
    names
      .filter(name => name !== 'tiers' && name !== 'startsOn' && !name.endsWith('rate'))
      .map(name => [name, name.endsWith('activeMembers') ? { ...threshold, isWhole: true } : threshold]),
  )

interface Props {
  type: ContractType
  account: string
  /** What the agent's own contract of the type pays at most; nobody grants more. */
  ownRate: string
  onDone: () => void
}

/** The terms of a new contract: one step for a salary, up to ten for a dividend. */
export function OfferForm({ type, account, ownRate, onDone }: Props) {
  const t = useText()
  const tellNews = useContractNews()
  const [period, setPeriod] = useState<DividendPeriod>('MONTHLY')
  const [tierCount, setTierCount] = useState(1)
  const isDividend = type === 'DIVIDEND'
  const places = Array.from({ length: tierCount }, (_, place) => place)
  const names: OfferField[] = isDividend
    ? ['tiers', 'startsOn', ...places.flatMap(place => parts.map(part => fieldOf(type, place, part)))]
    : ['betAmount', 'rate', 'startsOn']
  const fields = useMoneyFields<OfferField>({
    names,
    rules: Object.fromEntries(names.map(name => [name, { ...filledIn, required: name.endsWith('rate') }])),
    amounts: amountRules(names),
    async send(values) {
      const read = (place: number, part: TierPart) => values[fieldOf(type, place, part)]
      const tiers = places.map(place => ({
        validBet: read(place, 'validBet') || '0',
        netLoss: read(place, 'netLoss') || '0',
        activeMembers: Number(read(place, 'activeMembers') || 0),
        rate: read(place, 'rate'),
      }))
      const [first] = tiers
      const offer = { action: 'OFFER', account, startsOn: values.startsOn || undefined } as const
      if (isDividend) await call('contracts.dividend', { ...offer, period, tiers })
      else await call(contractCalls[type], { ...offer, betAmount: first!.validBet, rate: first!.rate })
      toast(t('agent.offered', { account }))
      await tellNews()
      onDone()
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form ?? fields.faults.tiers} />
      {isDividend && (
        <Chips
          label={t('agent.periodLabel')}
          value={period}
          options={dividendPeriods.map(name => [name, t(`agent.period.${name}`)] as const)}
          onChoose={setPeriod}
        />
      )}
      {places.map(place => (
        <TierFields
          key={place}
          place={place}
          type={type}
          ownRate={ownRate}
          bind={fields.bind}
          isOnly={tierCount === 1}
        />
      ))}
      {isDividend && (
        <span className={classes.buttons}>
          {tierCount < mostTiers && (
            <Button size="small" look="quiet" onClick={() => setTierCount(tierCount + 1)}>
              {t('agent.addTier')}
            </Button>
          )}
          {tierCount > 1 && (
            <Button size="small" look="quiet" onClick={() => setTierCount(tierCount - 1)}>
              {t('agent.removeTier')}
            </Button>
          )}
        </span>
      )}
      <StartField bind={fields.bind} onDay={day => fields.set('startsOn', day)} />
      <FormActions submit={t('agent.sendOffer')} busy={fields.busy} onBack={onDone} />
    </form>
  )
}
