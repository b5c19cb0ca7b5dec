import { brandSettings } from '@baize/api/schemas/brand-settings'
import { type Bank, codeOfAccount } from '../domains/cashier/index.ts'
import { everyTable } from '../domains/every-table.ts'
import { demoBrand } from './brand.ts'
import type { DemoDependencies } from './seed-demo.ts'
import { channelTexts } from './texts/channels.ts'

const whole = 10_000n
/** A code of VietQR's form for an account at a bank that there is not, so that no app pays it. */
const sampleCode = codeOfAccount({ scheme: 'VIETQR', bank: '000000', number: '000011112222' })
/** Invented ones, which say so. */
const banks: Bank[] = [
  { code: 'SAMPLE', name: 'Sample Bank (demo)' },
  { code: 'HARBOUR', name: 'Harbour Bank (demo)' },
  { code: 'TEAHOUSE', name: 'Teahouse Savings (demo)' },
]
const wallets: Bank[] = [
  { code: 'PURSE', name: 'Purse (demo)' },
  { code: 'POUCH', name: 'Pouch (demo)' },
]

const units = (...amounts: number[]) => amounts.map(amount => BigInt(amount) * whole)

/** Three ways to put money in and two to take it out. Nothing real is behind any of them, and their texts say so. */
export async function seedChannels({
  database: { kysely },
  cashier,
}: Pick<DemoDependencies, 'database' | 'cashier'>): Promise<void> {
  const { currency } = brandSettings.parse(demoBrand)
  const common = { currency, page_url: null, expiry_minutes: 30 }
  const bounds = (min: number, max: number) => ({ min_units: BigInt(min) * whole, max_units: BigInt(max) * whole })
  const fee = (ratePpm: bigint, min: number, max: number) => ({
    fee_rate_ppm: ratePpm,
    fee_min_units: BigInt(min) * whole,
    fee_max_units: BigInt(max) * whole,
  })
  const channel = (
    code: keyof typeof channelTexts,
    direction: 'deposit' | 'payout',
    kind: 'manual' | 'hosted',
    position: number,
  ) => ({ ...common, code, direction, kind, position, texts: JSON.stringify(channelTexts[code]) })
  const rows = [
    {
      ...channel('demo-pay', 'deposit', 'hosted', 0),
      ...bounds(10, 20_000),
      quick_units: units(50, 100, 200, 500, 1000),
      page_url: '/dev/pay',
      public_keys: JSON.stringify(cashier.sandboxKeys),
    },
    {
      ...channel('demo-transfer', 'deposit', 'manual', 1),
      ...bounds(100, 50_000),
      quick_units: units(100, 500, 1000, 5000),
      expiry_minutes: 120,
    },
    {
      ...channel('demo-scan', 'deposit', 'manual', 2),
      ...bounds(10, 50_000),
      quick_units: units(50, 100, 500, 1000),
      expiry_minutes: 120,
      pay_code: sampleCode,
    },
    {
      ...channel('bank', 'payout', 'manual', 3),
      ...bounds(50, 50_000),
      quick_units: units(100, 200, 500, 1000),
      ...fee(10_000n, 2, 20),
      banks: JSON.stringify(banks),
    },
    {
      ...channel('e-wallet', 'payout', 'manual', 4),
      ...bounds(20, 10_000),
      quick_units: units(50, 100, 200, 500),
      ...fee(5_000n, 1, 10),
      banks: JSON.stringify(wallets),
    },
  ]
  await everyTable(kysely)
    .insertInto('cashier.channel')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
