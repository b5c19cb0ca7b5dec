import { formatAmount } from '@baize/money'
import type { Tx } from '../../../../kernel/database/open-database.ts'
import { addDays, dayIn } from '../../../../kernel/date-range.ts'
import { usernamesOf } from '../../../identity/index.ts'
import type { ContractsDependencies } from '../../dependencies.ts'
import { contractTexts } from '../../texts.ts'
import type { DueLine } from './post.ts'

/**
 * Writes to both sides what became of lines. What is paid every hour or five minutes on time is seen in the record and in
 * the balance alone: hundreds of messages a day would bury all others.
 */
export async function tellLines(
  { messages, settings }: Pick<ContractsDependencies, 'messages' | 'settings'>,
  tx: Tx,
  { paid, pending }: { paid: readonly DueLine[]; pending: readonly DueLine[] },
): Promise<void> {
  const told = [
    ...paid
      .filter(line => !isFrequent(line) || line.state === 'PENDING')
      .map(line => ({ line, tale: 'paid' as const })),
    ...pending.map(line => ({ line, tale: 'pending' as const })),
  ]
  if (told.length === 0) return
  const { timeZone, currencySymbol, brandName } = await settings.brand(tx)
  const sides = told.flatMap(({ line: { payerId, payeeId } }) => (payerId === null ? [payeeId] : [payerId, payeeId]))
  const names = await usernamesOf(tx, [...new Set(sides)])
  const nameOf = (memberId: bigint | null) => (memberId === null ? brandName : (names.get(memberId) ?? ''))
  const letters = told.flatMap(({ line: { type, payerId, payeeId, amountUnits, start, end }, tale }) => {
    const values = { amount: formatAmount(amountUnits, currencySymbol), window: windowText(start, end, timeZone) }
    const toPayee = { memberId: payeeId, texts: contractTexts(tale, type, { ...values, account: nameOf(payerId) }) }
    if (tale === 'paid' || payerId === null) return [toPayee]
    return [toPayee, { memberId: payerId, texts: contractTexts('owed', type, { ...values, account: nameOf(payeeId) }) }]
  })
  await messages.sendAll(tx, 'AGENT', letters)
}

const isFrequent = ({ type }: DueLine): boolean => type === 'HOURLY' || type === 'REALTIME'

const dayMs = 86_400_000

/** A window as people read it: minutes of a day, a day, or the first and last day. */
function windowText(start: Date, end: Date, timeZone: string): string {
  const first = dayIn(start, timeZone)
  if (end.getTime() - start.getTime() < dayMs / 2) {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return `${first} ${time.format(start)}`
  }
  const last = addDays(dayIn(end, timeZone), -1)
  return last === first ? first : `${first} – ${last}`
}
