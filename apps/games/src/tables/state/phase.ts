import type { ShownPhase, TablePicture } from './table-picture.ts'

/**
 * What the table is at, by the server's time.
 * @param leadMs how long before its end the page stops betting
 */
export function phaseAt(picture: TablePicture, nowMs: number, leadMs: number): ShownPhase {
  const { round, dealt, voided, isResting } = picture
  if (dealt && nowMs < dealt.deal.endsAtMs && !(round && round.serial > dealt.round.serial && round.state === 'OPEN'))
    return nowMs < dealt.deal.resultAtMs ? 'revealing' : 'result'
  if (isResting) return 'resting'
  if (!round || round.state === 'SCHEDULED') return 'waiting'
  if (voided?.serial === round.serial) return 'void'
  if (dealt?.round.serial === round.serial) return 'waiting'
  if (!round.takesBets) return 'shuffling'
  return nowMs < round.closesAtMs - leadMs && round.state === 'OPEN' ? 'betting' : 'closed'
}

/** True once the film of the round on show has reached its end. */
export const isResultShown = ({ dealt }: Pick<TablePicture, 'dealt'>, nowMs: number): boolean =>
  dealt !== null && nowMs >= dealt.deal.resultAtMs
