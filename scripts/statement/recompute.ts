import { floorToCents, multiplyByRate, parseAmount, toFourDecimals } from '@baize/money'

/** A figure of a statement that does not follow from its inputs. */
export interface Difference {
  /** Row of the file, the titles being the first. */
  row: number
  column: string
  stated: string
  computed: string
}

interface Step {
  validBet: bigint
  netLoss: bigint
  active: bigint
  ratePpm: bigint
}

/**
 * Computes every line of a contract statement again from its inputs, with nothing but the file: the steps that the
 * contract has, what the team came to, and what was carried. Lines that the house pays by the difference between two levels
 * follow from several contracts, so they are not for this.
 * @throws Error for a file that is not a statement
 */
export function recompute(csv: string): { lines: number; differences: Difference[] } {
  const [titles = [], ...rows] = csv
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .filter(Boolean)
    .map(fieldsOf)
  const differences: Difference[] = []
  for (const [place, fields] of rows.entries()) {
    const field = (column: string): string => {
      const value = fields[titles.indexOf(column)]
      if (value === undefined) throw new Error(`the file has no column "${column}" in row ${place + 2}`)
      return value
    }
    for (const [column, computed] of Object.entries(computedFrom(field)))
      if (field(column) !== computed) differences.push({ row: place + 2, column, stated: field(column), computed })
  }
  return { lines: rows.length, differences }
}

/** Figures of one line from its inputs, as a statement writes them. */
function computedFrom(field: (column: string) => string): Record<string, string> {
  const units = (column: string) => parseAmount(field(column))
  const steps = field('tiers').split(' ').map(stepOf)
  const isDividend = field('type') === 'DIVIDEND'
  const netLoss = units('turnover') - units('payout') - units('rebate') - units('bonus') - units('salary')
  const tier =
    steps.findLastIndex(
      step =>
        units('valid bet') >= step.validBet &&
        (!isDividend || (netLoss >= step.netLoss && BigInt(field('active')) >= step.active)),
    ) + 1
  const ratePpm = (isDividend ? steps[tier - 1]?.ratePpm : steps[0]?.ratePpm) ?? 0n
  const base = isDividend ? netLoss + units('base in') : units('valid bet')
  const exact = tier > 0 && base > 0n ? multiplyByRate(base, ratePpm) : 0n
  const due = exact - (exact % units('cut to'))
  const left = due + units('adjustment') + units('carry in')
  // Whole cents are paid; what makes none, and what is below zero, goes on.
  const amount = left > 0n ? floorToCents(left) : 0n
  return {
    ...(isDividend ? { 'net loss': toFourDecimals(netLoss) } : {}),
    tier: String(tier),
    rate: toFourDecimals(ratePpm),
    due: toFourDecimals(due),
    amount: toFourDecimals(amount),
    'carry out': toFourDecimals(left - amount),
  }
}

/** A step as the file writes it: valid bet/net loss/active members:rate in percent. */
function stepOf(written: string): Step {
  const [, validBet, netLoss, active, rate] = /^([\d.]+)\/([\d.]+)\/(\d+):([\d.]+)$/.exec(written) ?? []
  if (!rate) throw new Error(`this is no step of a contract: ${written}`)
  return {
    validBet: parseAmount(validBet!),
    netLoss: parseAmount(netLoss!),
    active: BigInt(active!),
    // Percent with four decimals are parts per million, as amounts with four decimals are units.
    ratePpm: parseAmount(rate),
  }
}

/** Fields of a line of RFC 4180, without the apostrophe that keeps spreadsheets from taking a text for a formula. */
const fieldsOf = (line: string): string[] =>
  [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)]
    .map(([, field = '']) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field))
    .map(field => field.replace(/^'(?=[=+\-@\t\r])/, ''))
