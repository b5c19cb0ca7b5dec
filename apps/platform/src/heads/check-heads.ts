import type { JWK } from 'jose'
import { digestTransfers, sealFault } from '../domains/ledger/index.ts'
import type { Database } from '../kernel/database/open-database.ts'
import { type Head, openLines } from './head-file.ts'
import { walkAudit } from './walk-audit.ts'

/**
 * Compares audit and ledger, as they stand now, with every exported head, step by step from the first, and recomputes the sealed
 * ledger.
 * @param lines of the exported file
 * @param key the heads were signed with
 * @returns what differs, a sentence each, with the first number at which it does; empty when everything holds
 */
export async function checkHeads(
  database: Pick<Database, 'pool'>,
  lines: readonly string[],
  key: JWK,
): Promise<string[]> {
  const { heads, brokenLine } = await openLines(lines, key)
  const faults = [
    ...(brokenLine === null ? [] : [`line ${brokenLine} of the file is not as it was written`]),
    await auditFault(database, heads),
    await ledgerFault(database, heads),
    await sealFault(database),
  ]
  return faults.filter(fault => fault !== null)
}

async function auditFault({ pool }: Pick<Database, 'pool'>, heads: readonly Head[]): Promise<string | null> {
  const exported = new Map(heads.map(({ audit }) => [BigInt(audit.id), audit.hash]))
  let met = 0n
  let last = 0n
  for await (const { id, hash, follows } of walkAudit(pool)) {
    if (!follows) return `entry ${id} of the audit does not follow from the one before it`
    if ((exported.get(id) ?? hash) !== hash)
      return `entries of the audit after ${met} and up to ${id} are not the exported ones`
    if (exported.has(id)) met = id
    last = id
  }
  const lost = heads.find(({ audit }) => BigInt(audit.id) > last)
  return lost ? `entry ${last + 1n} of the audit is missing, and all up to ${lost.audit.id}` : null
}

async function ledgerFault(database: Pick<Database, 'pool'>, heads: readonly Head[]): Promise<string | null> {
  for (const { ledger } of heads) {
    const now = await digestTransfers(database, BigInt(ledger.after), BigInt(ledger.through))
    if (now.digest === ledger.digest) continue
    const figures = ({ transfers, sums }: typeof now) => `${transfers} transfers, ${JSON.stringify(sums)}`
    return `transfers after ${ledger.after} and up to ${ledger.through} are not the exported ones: ${figures(now)} instead of ${figures(ledger)}`
  }
  return null
}
