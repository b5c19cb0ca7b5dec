import type { FormatCode } from './formats.ts'
import type { Schedule } from './schedule.ts'

/** The group that a game list, a menu and an odds table belong to. */
export type PrizeMode = 'LOTT' | 'ELOTT' | 'SEA'

export interface LotteryGame {
  code: string
  format: FormatCode
  prizeMode: PrizeMode
  schedule: Schedule
  /** Days, by the game's own calendar, whose draw has a pool in place of a fixed first prize; Monday is 1. */
  poolWeekdays?: readonly number[]
  /** Name of the house station for Vietnamese draws; titles of other games are texts. */
  station?: string
}

const minuteMs = 60_000
const gmt7 = 7 * 60
const gmt8 = 8 * 60

const every = (minutes: number, leadMs: number): Schedule => ({
  kind: 'interval',
  minutes,
  leadMs,
  offsetMinutes: gmt7,
})
const daily = (times: readonly string[], leadMinutes: number): Schedule => ({
  kind: 'times',
  times,
  leadMs: leadMinutes * minuteMs,
  offsetMinutes: gmt7,
})
const minute = (code: string, format: FormatCode, minutes: number, leadMs: number): LotteryGame => ({
  code,
  format,
  prizeMode: 'ELOTT',
  schedule: every(minutes, leadMs),
})

const weekday = (k: number) => ((k - 1) % 7) + 1
const centralStations = ['Sóng Bạc', 'Đồi Cát', 'Thuyền Nan', 'Đá Hoa', 'Thông Reo', 'Ngọc Trai', 'Gió Biển']
const southStations = ['Phù Sa', 'Dừa Xanh', 'Cầu Tre', 'Mùa Vàng', 'Bông Súng', 'Chợ Nổi', 'Cò Trắng']

const stations = (region: 'C' | 'S', names: readonly string[], time: string, steps: readonly number[]): LotteryGame[] =>
  names.map((station, i) => ({
    code: `VN_${region}_${i + 1}`,
    format: 'VN_S',
    prizeMode: 'LOTT',
    station,
    schedule: {
      kind: 'weekdays',
      weekdays: steps.map(step => weekday(i + 1 + step)),
      time,
      leadMs: 5 * minuteMs,
      offsetMinutes: gmt7,
      issue: { kind: 'station', letter: region, station: i + 1 },
    },
  }))

/** Every house draw (lotteries book 1.2, 2 and 3.1). */
export const lotteryGames: readonly LotteryGame[] = [
  minute('EL_K3_1', 'K3', 1, 5_000),
  minute('EL_SSC_1', 'SSC', 1, 5_000),
  minute('EL_PK10_1', 'PK10', 1, 5_000),
  minute('EL_F3D_1', 'F3D', 1, 5_000),
  minute('EL_VN_1', 'VN_S', 1, 5_000),
  minute('EL_K3_3', 'K3', 3, 10_000),
  minute('EL_PK10_3', 'PK10', 3, 10_000),
  minute('EL_SSC_5', 'SSC', 5, 15_000),
  minute('EL_KENO_5', 'KENO', 5, 15_000),
  { code: 'LT_3D', format: 'F3D', prizeMode: 'LOTT', schedule: daily(['09:00', '14:00', '20:00'], 5) },
  { code: 'LT_645', format: 'SIX45', prizeMode: 'LOTT', schedule: daily(['20:00'], 10), poolWeekdays: [3, 5, 7] },
  {
    ...{ code: 'VN_N', format: 'VN_N', prizeMode: 'LOTT' },
    schedule: {
      kind: 'weekdays',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      time: '18:15',
      leadMs: 5 * minuteMs,
      offsetMinutes: gmt7,
      issue: { kind: 'weekday', letter: 'N' },
    },
  },
  ...stations('C', centralStations, '17:15', [0, 3]),
  ...stations('S', southStations, '16:15', [0, 2, 4]),
  {
    ...{ code: 'SEA_4D', format: 'SEA_4D', prizeMode: 'SEA' },
    schedule: {
      kind: 'weekdays',
      weekdays: [3, 6, 7],
      time: '19:00',
      leadMs: 5 * minuteMs,
      offsetMinutes: gmt8,
      issue: { kind: 'round' },
    },
  },
  {
    ...{ code: 'SEA_TH', format: 'SEA_TH', prizeMode: 'SEA' },
    schedule: { kind: 'monthdays', days: [1, 16], time: '16:00', leadMs: 30 * minuteMs, offsetMinutes: gmt7 },
  },
  { code: 'SEA_TH_D', format: 'SEA_TH', prizeMode: 'SEA', schedule: daily(['16:00'], 10) },
  { code: 'SEA_ID', format: 'SEA_ID', prizeMode: 'SEA', schedule: daily(['13:00', '17:30', '22:30'], 10) },
] satisfies readonly LotteryGame[]

/** True when the draw of a moment has a pool. */
export function hasPool({ poolWeekdays = [], schedule }: LotteryGame, drawsAtMs: number): boolean {
  const weekday = new Date(drawsAtMs + schedule.offsetMinutes * minuteMs).getUTCDay() || 7
  return poolWeekdays.includes(weekday)
}

/** @throws RangeError for a code that no game has */
export function lotteryGame(code: string): LotteryGame {
  const game = lotteryGames.find(one => one.code === code)
  if (!game) throw new RangeError(`there is no lottery ${code}`)
  return game
}
