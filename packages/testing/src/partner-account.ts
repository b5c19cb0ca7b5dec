import {
  type AccountRef,
  type Code,
  codes,
  type HouseKind,
  houseAccount,
  memberAccount,
} from '@baize/platform/domains/ledger/index'

const qualified: ReadonlySet<string> = new Set(['GAMES', 'CHANNEL'])

/**
 * The account on the other side of what a code moves into a member's main account or out of it: one of the house, or that of
 * another member where the code knows no other.
 */
export function partnerAccount(code: Code, direction: 'in' | 'out', currency: string, otherId?: bigint): AccountRef {
  const kinds = codes[code].flows.flatMap(flow => {
    const [from, to] = flow.split('>')
    if (direction === 'in') return to === 'MAIN' ? [from!] : []
    return from === 'MAIN' ? [to!] : []
  })
  const kind = kinds.find(kind => kind !== 'MAIN')
  if (kind) return houseAccount(kind as HouseKind, { currency, qualifier: qualified.has(kind) ? 'example' : '' })
  if (otherId === undefined) throw new Error(`${code} moves no money ${direction} but between members`)
  return memberAccount(otherId, 'MAIN', { currency })
}
