import { randomBytes } from 'node:crypto'
import type { Vault } from '@baize/server-kit/secrets/vault'
import { BetQueue } from '../slips/bet-queue.ts'
import type { StudioDatabase } from '../studio-database.ts'
import { WatchNotes } from '../watching/watch-notes.ts'
import { acceptBets } from './bets/accept-bets.ts'
import { Waiting } from './bets/waiting.ts'
import { type NewBet, writeBets } from './bets/write-bets.ts'
import { PriceTokens } from './prices/price-tokens.ts'
import { Sheets } from './prices/sheets.ts'
import type { BetDependencies, SportsDependencies, StoredBet } from './sports-dependencies.ts'
import { BookFeeds } from './stream/book-feeds.ts'
import { SlipReads } from './views/slip-reads.ts'

const priceKey = 'book-price-key'

type Given = Omit<SportsDependencies, 'sheets' | 'tokens' | 'waiting' | 'feeds' | 'watched'>

/** What the book needs beside what the studio has already. */
export async function openBook(given: Given, vault: Vault): Promise<BetDependencies> {
  const deps = {
    ...given,
    sheets: new Sheets(),
    tokens: new PriceTokens(await loadPriceKey(given.db, vault)),
    waiting: new Waiting(given.outside),
    feeds: new BookFeeds(),
    watched: new WatchNotes(given, 'sports.fixture'),
  }
  const bets = new BetQueue<NewBet, StoredBet>({
    name: 'book bets',
    wallet: deps.wallet,
    write: asked => writeBets(deps, asked),
    // Bets look at one another's payouts, whatever fixtures a parlay touches.
    keyOf: () => 0,
    lanes: 1,
    accept: accepted => acceptBets(deps, accepted),
  })
  return { ...deps, bets, reads: new SlipReads(deps) }
}

/** The key that price tokens are signed with, made at the first start and shared by all processes of the studio. */
async function loadPriceKey(db: StudioDatabase, vault: Vault): Promise<Buffer> {
  const value = vault.sealText(randomBytes(32).toString('base64'), priceKey)
  await db
    .insertInto('studio.setting')
    .values({ name: priceKey, value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const stored = await db
    .selectFrom('studio.setting')
    .select('value')
    .where('name', '=', priceKey)
    .executeTakeFirstOrThrow()
  return Buffer.from(vault.unsealText(stored.value, priceKey), 'base64')
}
