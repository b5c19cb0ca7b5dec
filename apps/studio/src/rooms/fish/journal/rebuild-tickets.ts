import { type EndedTicket, findFishDefinition, type MissedCatch, rebuildTicket } from '@baize/game-kit/fish/index'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import type { SeaDependencies } from '../sea-dependencies.ts'
import { readEntry, type StoredEntry } from './entries.ts'

/** Catches of the last rows of the journal may not have been told. */
const UNTOLD_MS = 2_000

/** A ticket that was open when its process died. */
export interface RebuiltTicket {
  serial: bigint
  purse: string
  room: string
  /** Null where no shot of it was decided. */
  result: EndedTicket | null
  /** Catches that its player may not know. */
  catches: MissedCatch[]
}

/** Rebuilds tickets that are open from the journal. Shots that were not journalled never happened (rooms.md 1.2). */
export async function rebuildTickets(deps: SeaDependencies): Promise<{ seq: bigint; tickets: RebuiltTicket[] }> {
  const { db, shard, seedPairs } = deps
  const open = await db
    .selectFrom('studio.fish_ticket')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('serial')
    .execute()
  const last = await db
    .selectFrom('studio.room_journal')
    .select(['seq', 'at'])
    .where('shard', '=', shard)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return { seq: 0n, tickets: open.map(row => unused(row)) }
  const journal = await readJournal(deps, open[0]?.opened_at ?? null, last.at.getTime() - UNTOLD_MS)
  const tickets: RebuiltTicket[] = []
  for (const row of open) {
    const { serial, id, class_units, client_seed: clientSeed, nonce } = row
    const { entries, lateFrom } = journal.get(String(serial)) ?? { entries: [], lateFrom: 0 }
    const definition = findFishDefinition(row.definition_hash, sha256)
    if (entries.length === 0 || !definition) {
      tickets.push(unused(row))
      continue
    }
    const key = { definition, serverSeed: await seedPairs.serverSeedOf(db, row.seed_pair_id), clientSeed, nonce }
    const classUnits = Number(class_units)
    const result = rebuildTicket(hmac, { number: 0, key, classUnits }, entries.map(readEntry))
    const late = new Set(entries.slice(lateFrom).map(([, k]) => k))
    const catches = result.shots.flatMap(shot =>
      shot.state === 'decided' && shot.prize > 0 && late.has(shot.k)
        ? [{ ticket: id, k: shot.k, prey: shot.prey, prizeUnits: shot.prize * shot.level * classUnits }]
        : [],
    )
    tickets.push({ serial, purse: row.purse_id, room: row.room_id, result, catches })
  }
  return { seq: last.seq, tickets }
}

const unused = ({ serial, purse_id, room_id }: { serial: bigint; purse_id: string; room_id: string }) => ({
  ...{ serial, purse: purse_id, room: room_id, result: null, catches: [] },
})

interface Journalled {
  entries: StoredEntry[]
  /** Place of the first entry that may not have been told. */
  lateFrom: number
}

/** Entries by the serial of their ticket, in their order. */
async function readJournal(
  { db, shard }: SeaDependencies,
  from: Date | null,
  lateMs: number,
): Promise<Map<string, Journalled>> {
  const journal = new Map<string, Journalled>()
  if (!from) return journal
  const rows = await db
    .selectFrom('studio.room_journal')
    .select(['at', 'body'])
    .where('shard', '=', shard)
    .where('at', '>=', from)
    .orderBy('seq')
    .execute()
  for (const { at, body } of rows)
    for (const [, entries] of JSON.parse(body) as [string, StoredEntry[]][])
      for (const entry of entries) {
        const known = journal.get(entry[0]) ?? { entries: [], lateFrom: 0 }
        known.entries.push(entry)
        if (at.getTime() < lateMs) known.lateFrom = known.entries.length
        journal.set(entry[0], known)
      }
  return journal
}
