import type { FormatCode, OddsX10000 } from '@baize/game-kit/lotteries/index'
import { type SlipTicket, type ToldOdds, withTickets } from './slip.ts'

/** `uncertain` while nobody knows what became of the slip that was sent. */
export type SlipPhase = 'open' | 'placing' | 'uncertain'

export interface SlipPicture {
  format: FormatCode
  tickets: readonly SlipTicket[]
  /** The odds mode that all tickets share. */
  series: number
  told: ToldOdds
  phase: SlipPhase
  notice: { text: string; kind: 'good' | 'error' } | null
  /** On a phone the slip is a sheet that is pulled up. */
  isPulledUp: boolean
}

export type SlipEvent =
  | { type: 'added'; tickets: readonly SlipTicket[] }
  | { type: 'removed'; ticket: SlipTicket }
  | { type: 'cleared' }
  | { type: 'series'; series: number }
  /** The studio named its odds, ticket by ticket. */
  | { type: 'requoted'; quote: readonly OddsX10000[][] }
  | { type: 'phase'; phase: SlipPhase }
  | { type: 'notice'; notice: SlipPicture['notice'] }
  | { type: 'pulled' }

export const emptySlip = (format: FormatCode, series: number): SlipPicture => ({
  ...{ format, tickets: [], series, told: new Map() },
  ...{ phase: 'open', notice: null, isPulledUp: false },
})

/** The slip after what happened. Tickets for which it has no room are not added. */
export function reduceSlip(slip: SlipPicture, event: SlipEvent): SlipPicture {
  switch (event.type) {
    case 'added':
      return { ...slip, tickets: withTickets(slip.format, slip.tickets, event.tickets) ?? slip.tickets }
    case 'removed':
      return { ...slip, tickets: slip.tickets.filter(ticket => ticket !== event.ticket) }
    case 'cleared':
      return { ...slip, tickets: [] }
    case 'series':
      return { ...slip, series: event.series, told: new Map() }
    case 'requoted':
      return { ...slip, told: new Map(slip.tickets.map((ticket, i) => [ticket, event.quote[i]!])) }
    case 'phase':
      return { ...slip, phase: event.phase }
    case 'notice':
      return { ...slip, notice: event.notice }
    case 'pulled':
      return { ...slip, isPulledUp: !slip.isPulledUp }
  }
}
