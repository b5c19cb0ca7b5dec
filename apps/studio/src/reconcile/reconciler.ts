import { sql } from 'kysely'
import { Periodic } from '../periodic.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { WalletUncertain } from '../wallet/wallet-client.ts'
import { type Fault, faultBetween } from './compare.ts'
import { type OwnRound, ownRoundsOf, sendAgain, settledBetween, type TheirRound } from './own-rounds.ts'

const everyMs = 60_000
/** What changed just now may still be on its way. */
const lagMs = 2 * 60_000
/** Clocks of both sides may differ, so that the platform is asked for a little more than is compared. */
const marginMs = 2 * 60_000
const windowMs = 6 * 60 * 60_000
/** A start looks back so far: one of the sides may have come back from a backup. */
const lookBackMs = 24 * 3_600_000
const pageSize = 1_000

/** Compares the studio's rounds with the platform's by time (rule R9), and sends again what the platform has lost. */
export class Reconciler extends Periodic {
  readonly #deps: RoundDependencies

  constructor(deps: RoundDependencies) {
    super('reconciler', deps.log)
    this.#deps = deps
  }

  /** Looks back over the last day once more. */
  async begin(): Promise<void> {
    const now = this.#deps.outside.now()
    const from = new Date(now.getTime() - lookBackMs)
    await sql`
      insert into studio.reconciliation (next_at, checked_until) values (${now}, ${from})
      on conflict (one) do update set next_at = excluded.next_at,
        checked_until = least(studio.reconciliation.checked_until, excluded.checked_until)`.execute(this.#deps.db)
  }

  override async run(): Promise<void> {
    while (await this.#checkWindow());
  }

  /** One window, taken by one process. Answers whether another one is due at once. */
  async #checkWindow(): Promise<boolean> {
    const { db, outside } = this.#deps
    const now = outside.now()
    const { rows } = await sql<{ checked_until: Date }>`
      update studio.reconciliation set next_at = ${new Date(now.getTime() + everyMs)}
      where next_at <= ${now} returning checked_until`.execute(db)
    const from = rows[0]?.checked_until
    if (!from) return false
    const to = new Date(Math.min(from.getTime() + windowMs, now.getTime() - lagMs))
    if (to <= from) return false
    if (!(await this.#compare(from, to))) return false
    const isBehind = to.getTime() < now.getTime() - lagMs
    await sql`update studio.reconciliation set checked_until = ${to}, next_at = case when ${isBehind} then ${now}::timestamptz
      else next_at end where checked_until = ${from}`.execute(db)
    return isBehind
  }

  /** False when the platform did not answer: the window is compared again. */
  async #compare(from: Date, to: Date): Promise<boolean> {
    const { db } = this.#deps
    const askedAt = this.#deps.outside.now()
    const theirs = new Map<string, TheirRound>()
    try {
      for (let after: string | undefined; ; ) {
        const page = await this.#deps.wallet.rounds({
          from: from.getTime() - marginMs,
          to: to.getTime() + marginMs,
          limit: pageSize,
          ...(after === undefined ? {} : { after }),
        })
        for (const round of page) theirs.set(round.round, round)
        if (page.length < pageSize) break
        after = page.at(-1)!.round
      }
    } catch (error) {
      if (!(error instanceof WalletUncertain)) throw error
      this.#deps.log.warn({ err: error }, 'rounds not compared; they will be later')
      return false
    }
    const own = await ownRoundsOf(db, [...theirs.keys()])
    for (const [id, round] of theirs) {
      const fault = faultBetween(own.get(id), round, askedAt)
      if (fault) await this.#note(fault, own.get(id), round)
    }
    for (const round of await settledBetween(db, from, to))
      if (!theirs.has(round.id)) await this.#note('unknown there', round, undefined)
    return true
  }

  /** Writes a difference down, once, and sends again what may be mended by that. */
  async #note(fault: Fault, own: OwnRound | undefined, theirs: TheirRound | undefined): Promise<void> {
    const { db, outside, log } = this.#deps
    const now = outside.now()
    const mends = own !== undefined && fault !== 'other sums' && (await sendAgain(db, own, now))
    const round_id = (own?.id ?? theirs?.round)!
    const here = own ? JSON.stringify({ ...own, stake: own.stake?.toString(), payout: own.payout?.toString() }) : null
    await db
      .insertInto('studio.difference')
      .values({
        ...{ round_id, fault, here, there: theirs ? JSON.stringify(theirs) : null, found_at: now },
        sent_again_at: mends ? now : null,
      })
      .onConflict(conflict => conflict.column('round_id').doUpdateSet({ fault, sent_again_at: mends ? now : null }))
      .execute()
    log.error({ round: round_id, fault, sentAgain: mends }, 'a round differs from that of the platform')
  }
}
