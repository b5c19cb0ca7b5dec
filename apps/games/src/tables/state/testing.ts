import type { TableDealView, TableFrame, TableRoundView, TableSlipView } from '@baize/api/studio/live'

const opensAtMs = 1_800_000_000_000

/** A baccarat round of 15 s to bet, 2 s to seal, 9 s of film and 4 s of result. */
export const roundOf = (serial: number, changed: Partial<TableRoundView> = {}): TableRoundView => {
  const at = opensAtMs + 30_000 * (serial - 1)
  return {
    ...{ serial, definition: 'bac-c/1', phase: 'round', state: 'OPEN', takesBets: true },
    ...{ commitment: 'c'.repeat(64), beaconRound: null, stateBefore: '8'.repeat(52), facts: null },
    ...{
      opensAtMs: at,
      closesAtMs: at + 15_000,
      sealsAtMs: at + 17_000,
      resultAtMs: at + 26_000,
      endsAtMs: at + 30_000,
    },
    limits: { tier: 1, minUnits: '1000', maxTotalUnits: '5000000', chipsUnits: ['1000', '5000', '10000'] },
    spots: ['P', 'B', 'T'].map(id => ({
      ...{
        id,
        topReturnX10000: id === 'T' ? 90_000 : 20_000,
        isShut: false,
        maxUnits: '1000000',
        rtpPercent: '98.764919',
      },
    })),
    ...changed,
  }
}

export const dealOf = ({ serial, sealsAtMs, resultAtMs, endsAtMs }: TableRoundView): TableDealView => ({
  ...{ serial, seed: '0'.repeat(64), entropy: '-', draws: [], stateAfter: '8'.repeat(52) },
  result: { player: ['9s', 'Kd'], banker: ['4h', '3c'], playerTotal: 9, bankerTotal: 7 },
  ...{ dealtAtMs: sealsAtMs, resultAtMs, endsAtMs },
})

export const helloOf = (round: TableRoundView | null): TableFrame => ({
  ...{ kind: 'hello', nowMs: round?.opensAtMs ?? opensAtMs, round, dealt: null, seal: null },
  ...{ history: [], pools: [], seats: 1, slips: [], isResting: false },
})

export const slipOf = (slipId: string, serial: number, positions: Record<string, number>): TableSlipView => ({
  ...{ slipId, serial, state: 'accepted', payoutUnits: null },
  positions: Object.entries(positions).map(([spot, units]) => ({
    ...{ spot, units: String(units), topReturnX10000: 20_000, payoutUnits: null },
  })),
  totalUnits: String(Object.values(positions).reduce((sum, units) => sum + units, 0)),
})
