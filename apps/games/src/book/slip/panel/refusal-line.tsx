import { usePage } from '../../context.ts'
import { textOf } from '../../texts.ts'
import type { Refusal } from '../slip-state.ts'

/** Why a bet was not taken, with the amounts that would be. */
export function RefusalLine({ id, refusal }: { id?: string; refusal: Refusal }) {
  const { t, money } = usePage()
  const { error, maxUnits, minUnits } = refusal
  return (
    <p id={id} className="refusal" role="alert">
      {textOf(t, `errors.${error}`)}
      {maxUnits !== undefined && ` ${t('slip.atMost', { amount: money(maxUnits) })}`}
      {minUnits !== undefined && ` ${t('slip.atLeast', { amount: money(minUnits) })}`}
    </p>
  )
}
