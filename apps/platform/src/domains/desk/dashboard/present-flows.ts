import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { SeriesPoint } from '../../reports/index.ts'

type Point = ResponseOf<'dashboard.series'>['points'][number]
type Counted = Omit<SeriesPoint, 'players' | 'actives' | 'revenuePerPlayerUnits'>

const percentDigits = 2

/** Figures that a range and each of its steps have, as they are told. `heldUnits` is what members hold at the end. */
export const presentFlows = (of: Counted): Omit<Point, 'at' | 'players' | 'actives' | 'ngrPerPlayer'> => ({
  ...{ turnover: toWire(of.turnoverUnits), ggr: toWire(of.ggrUnits), ngr: toWire(of.ngrUnits) },
  ...{ netOfBrand: toWire(of.netOfBrandUnits), deposits: toWire(of.depositUnits) },
  ...{ withdrawals: toWire(of.withdrawalUnits), heldByMembers: toWire(of.heldUnits) },
  registrations: Number(of.registrations),
  depositConversionPercent: of.depositConversion?.toFixed(percentDigits) ?? null,
  ...{ payoutP50Seconds: tenths(of.payoutTimes.p50), payoutP90Seconds: tenths(of.payoutTimes.p90) },
})

const tenths = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds * 10) / 10)
