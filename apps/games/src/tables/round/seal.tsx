import { Icon } from '../../kit/icon.tsx'
import { usePage } from '../context.ts'
import type { TablePicture } from '../state/table-picture.ts'

/** How far the proof of the round on show has come. */
export type SealState = 'none' | 'committed' | 'sealed' | 'checked' | 'wrong'

/** The seal of what is on show: committed to before bets, its book sealed, computed again in this browser. */
export function sealState({ phase, round, dealt, seal, check }: TablePicture): SealState {
  const isEndShown = phase === 'revealing' || phase === 'result'
  if (isEndShown && dealt) {
    if (check?.serial !== dealt.round.serial) return 'sealed'
    return check.isGood ? 'checked' : 'wrong'
  }
  if (!round) return 'none'
  return seal?.serial === round.serial ? 'sealed' : 'committed'
}

interface SealProps {
  picture: TablePicture
  onOpen(): void
}

/** The seal as a button: what it says is proven on the page behind it. */
export function Seal({ picture, onOpen }: SealProps) {
  const { t } = usePage()
  const state = sealState(picture)
  return (
    <button type="button" className="seal" data-state={state} title={t(`seal.${state}Hint`)} onClick={onOpen}>
      <Icon name="shield" />
      <span>{t(`seal.${state}`)}</span>
    </button>
  )
}
