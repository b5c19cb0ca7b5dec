import type { ContractType } from '@baize/api'
import { Field, type FieldProps } from '@baize/ui/field.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../contracts.module.css'

/** What a step says. */
export type TierPart = 'validBet' | 'netLoss' | 'activeMembers' | 'rate'
/** A field of the form, by the name that refusals use; `tiers` is what they all are together. */
export type OfferField = `tiers.${number}.${TierPart}` | 'betAmount' | 'rate' | 'tiers' | 'startsOn'

/** Where a step's part is written: a salary has one step, with one threshold. */
export function fieldOf(type: ContractType, place: number, part: TierPart): OfferField {
  if (type === 'DIVIDEND') return `tiers.${place}.${part}`
  return part === 'rate' ? 'rate' : 'betAmount'
}

interface Props {
  place: number
  type: ContractType
  ownRate: string
  /** Nothing has to be told apart. */
  isOnly: boolean
  bind: (name: OfferField) => Omit<FieldProps, 'label'>
}

/** One step of a contract: what the team must reach, and the rate that is then paid. */
export function TierFields({ place, type, ownRate, isOnly, bind }: Props) {
  const t = useText()
  const isDividend = type === 'DIVIDEND'
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <fieldset className={classes.tier}>
      <legend className={isOnly ? 'visually-hidden' : classes.legend}>{t('agent.tier', { number: place + 1 })}</legend>
      <Field
        {...bind(fieldOf(type, place, 'validBet'))}
        {...amount}
        label={t(`agent.base.${type}`)}
        hint={t('agent.atLeast')}
      />
      {isDividend && (
        <>
          <Field
            {...bind(fieldOf(type, place, 'netLoss'))}
            {...amount}
            label={t('agent.periodNetLoss')}
            hint={t('agent.atLeast')}
          />
          <Field
            {...bind(fieldOf(type, place, 'activeMembers'))}
            inputMode="numeric"
            autoComplete="off"
            label={t('agent.active')}
            hint={t('agent.atLeast')}
          />
        </>
      )}
      <Field
        {...bind(fieldOf(type, place, 'rate'))}
        {...amount}
        label={t('agent.rateInPercent')}
        hint={t('agent.rateHint', { rate: ownRate })}
      />
    </fieldset>
  )
}
