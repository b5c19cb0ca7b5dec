import type { BookActReply } from '@baize/api/book-desk-protocol'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { type ActDone, actOnBook, type DeskDependencies, type TargetCall } from './act-on-book.ts'
import { competitionOf, lockTarget } from './targets.ts'

/**
 * Takes no bets any more on a competition, a fixture or one market of it, from the answer on and on every process. Bets that are
 * taken stand, and matches are played on.
 */
export const suspend = (deps: DeskDependencies, call: TargetCall): Promise<BookActReply> =>
  setSuspended(deps, call, true)

/** Lets a suspended target take bets again; what is suspended beside it stays so. */
export const resume = (deps: DeskDependencies, call: TargetCall): Promise<BookActReply> =>
  setSuspended(deps, call, false)

function setSuspended(deps: DeskDependencies, call: TargetCall, isSuspended: boolean): Promise<BookActReply> {
  const { target, market } = call
  const kind = isSuspended ? 'suspend' : 'resume'
  return actOnBook(deps, call, { kind, target, market, limits: null }, async (tx, now) => {
    const at = isSuspended ? now : null
    if (competitionOf(call.game_code, target))
      return market === null ? setCompetition(tx, target, at) : { status: 'MARKET_UNKNOWN' }
    const fixture = await lockTarget(deps, tx, call)
    if ('status' in fixture) return fixture
    const { suspended_at, suspended_markets: markets } = fixture
    const isAlready = market === null ? suspended_at !== null : markets.includes(market)
    if (isAlready === isSuspended) return unchanged(isSuspended)
    const others = markets.filter(other => other !== market)
    const wanted =
      market === null ? { suspended_at: at } : { suspended_markets: isSuspended ? [...others, market].sort() : others }
    await tx.updateTable('sports.fixture').set(wanted).where('id', '=', target).execute()
    return { fixtures: 1 }
  })
}

const unchanged = (isSuspended: boolean): ActDone => ({ status: isSuspended ? 'SUSPENDED' : 'RUNNING' })

/** Its fixtures say so themselves, since every price is read from them; rounds that are announced later follow it. */
async function setCompetition(tx: StudioTx, code: string, at: Date | null): Promise<ActDone> {
  const { suspended_at } = await tx
    .selectFrom('sports.competition')
    .select('suspended_at')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if ((suspended_at !== null) === (at !== null)) return unchanged(at !== null)
  await tx.updateTable('sports.competition').set({ suspended_at: at }).where('code', '=', code).execute()
  // In the order in which bets lock them.
  const { rows } = await sql<{ id: string }>`
    with own as (
      select id from sports.fixture where competition = ${code} and settled_at is null order by id for update)
    update sports.fixture f set competition_suspended_at = ${at}::timestamptz from own where f.id = own.id returning f.id`.execute(
    tx,
  )
  return { fixtures: rows.length }
}
