import { toHex } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { StudioTx } from '../../studio-database.ts'

const hashOf = (text: string): string => toHex(sha256(new TextEncoder().encode(text)))

const firstEntryHash = '0'.repeat(64)

/** A fixture as it is announced, at least an hour before it begins (sportsbook 2.1). */
export interface Announced {
  id: string
  commitment: string
  sport: string
  version: number
  /** `-` in a cup until it is known who meets. */
  ratingsHash: string
  opensAt: Date
  kickOff: Date
}

/** The text of an entry in the list of announcements, which names the entry before it. */
const entryText = (kind: 'chain' | 'ratings', announced: Announced, previousHash: string): string =>
  [
    kind === 'chain' ? 'SB1' : 'SB1R',
    announced.id,
    announced.commitment,
    announced.sport,
    announced.version,
    announced.ratingsHash,
    announced.opensAt.getTime(),
    announced.kickOff.getTime(),
    previousHash,
  ].join('|')

/** Appends entries to the list of a competition, in order; its lease is held. */
export async function appendEntries(
  tx: StudioTx,
  competition: string,
  kind: 'chain' | 'ratings',
  all: readonly Announced[],
  now: Date,
): Promise<void> {
  const last = await tx
    .selectFrom('sports.commitment')
    .select('hash')
    .where('competition', '=', competition)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  let previous = last?.hash ?? firstEntryHash
  const rows = all.map(announced => {
    const entry = entryText(kind, announced, previous)
    previous = hashOf(entry)
    return { competition, fixture: announced.id, kind, entry, hash: previous, created_at: now }
  })
  if (rows.length > 0) await tx.insertInto('sports.commitment').values(rows).execute()
}
