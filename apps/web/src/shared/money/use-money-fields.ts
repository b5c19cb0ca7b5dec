import { useEffect } from 'react'
import { type FieldsOptions, useFields } from '../fields/use-fields.ts'
import { type AmountRule, useAmount } from './use-amount.ts'

interface MoneyFieldsOptions<N extends string> extends FieldsOptions<N> {
  /** The fields that take an amount, and what each keeps to. */
  amounts: { [name in N]?: AmountRule }
  /** An amount turned out not to be possible: the step that asks for it is to show again. */
  onAmountFault?: () => void
}

/**
 * A form under rules, some of whose fields take amounts. Those keep what was typed; `send` gets what was read of it, and is
 * not called while one cannot be read.
 */
export function useMoneyFields<N extends string>({
  amounts,
  onAmountFault,
  send,
  judge,
  ...options
}: MoneyFieldsOptions<N>) {
  const { read, faultOf } = useAmount()
  const names = Object.keys(amounts) as N[]
  const fields = useFields<N>({
    ...options,
    judge(name, value) {
      const rule = amounts[name]
      return rule && value !== '' ? faultOf(value, rule) : judge?.(name, value)
    },
    async send(values) {
      const amountsRead = names.map(name => [name, read(values[name], amounts[name]) ?? ''])
      await send({ ...values, ...Object.fromEntries(amountsRead) })
    },
  })
  const hasFault = names.some(name => fields.faults[name] !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once when a fault appears
  useEffect(() => {
    if (hasFault) onAmountFault?.()
  }, [hasFault])
  return {
    ...fields,
    /** The amount of a field as it travels; null while there is none. */
    amount: (name: N): string | null => read(fields.value(name), amounts[name]),
  }
}
