import { usePage, usePicture } from '../context.ts'
import { type LegNow, legNow } from './leg-now.ts'

/** The slip with each leg as it could be bet on now. */
export function useSlip() {
  const { slip, book, combos } = usePage()
  const state = usePicture(slip)
  const known = { ...usePicture(book), combos: usePicture(combos).prices }
  const legs: LegNow[] = state.legs.map(leg => legNow(leg, known))
  return { state, legs }
}
