import type { ResponseOf } from '@baize/api'

type Group = ResponseOf<'find.anything'>['groups'][number]
type Hit = Group['hits'][number]

/** The screen to which something leads. */
export interface Place {
  to: string
  params?: Record<string, string>
  search: Record<string, string>
}

const fileOf = (id: string, tab: string): Place => ({ to: '/members/$id/$tab', params: { id, tab }, search: {} })

/** The screen that shows a thing that was found: an order in its queue, a transfer in the ledger, all else in its member's file. */
export function placeOf(kind: Group['kind'], { id, title, member }: Hit): Place | null {
  switch (kind) {
    case 'order': {
      const number = /^[DW]/.test(title) ? title : id
      return { to: number.startsWith('W') ? '/cashier/withdrawals' : '/cashier/deposits', search: { row: number } }
    }
    case 'correction':
      return { to: '/cashier/corrections', search: { row: id } }
    case 'transfer':
      return { to: '/ledger/transfers', search: { row: id } }
    case 'bet':
    case 'round':
      return member ? fileOf(member.id, 'bets') : null
    case 'address':
    case 'device':
      return fileOf(member?.id ?? id, 'sessions')
    case 'request':
      return member ? fileOf(member.id, 'ledger') : { to: '/ledger/transfers', search: { row: id } }
    default:
      return fileOf(member?.id ?? id, 'profile')
  }
}
