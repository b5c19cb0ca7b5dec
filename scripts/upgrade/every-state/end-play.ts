import { leapTo } from '@baize/studio/lotteries/fixtures'
import { RoomPage } from '@baize/studio/rooms/fixtures'
import { InstantVisit, type TestClient, type TestWorld } from '@baize/testing'
import { type Left, lottery, mines, signedIn } from './left.ts'

/** Holds the draw that the ticket waits for. Answers what became of the ticket. */
export async function drawTicket(world: TestWorld): Promise<string> {
  const { clock, studio } = world
  const slips = studio.db.selectFrom('studio.slip as s').innerJoin('studio.draw as d', 'd.id', 's.draw_id')
  const { id, draws_at } = await slips.select(['s.id', 'd.draws_at']).executeTakeFirstOrThrow()
  await leapTo(world, Math.max(draws_at.getTime() + 10, clock.now().getTime()), lottery)
  await studio.draws.run()
  const slip = studio.db.selectFrom('studio.slip').select('state').where('id', '=', id)
  return (await slip.executeTakeFirstOrThrow()).state
}

/** Both come back to the duel and leave it: the first to go forfeits. Answers what became of it. */
export async function endDuel(world: TestWorld, { duellists }: Left): Promise<string> {
  const { clock, studio } = world
  await studio.rooms.run()
  // The lease of who kept the rooms before may have to run out.
  clock.advance(11_000)
  await studio.rooms.run()
  const seats = studio.db.selectFrom('studio.match_seat').select('match_id as match').limit(1)
  const { match } = await seats.executeTakeFirstOrThrow()
  const pages: RoomPage[] = []
  for (const { name, secret } of duellists)
    pages.push(await RoomPage.open(world.studioUrl, await signedIn(world, name), secret))
  for (const page of pages) page.act({ kind: 'leave' })
  for (;;) {
    clock.advance(5_000)
    await studio.rooms.run()
    const row = studio.db.selectFrom('studio.match').select('state').where('id', '=', match)
    const { state } = await row.executeTakeFirstOrThrow()
    if (!['sealed', 'played'].includes(state)) return state
  }
}

/** Plays the match to its end, block by block. Answers what it is then. */
export async function endMatch({ clock, studio }: TestWorld, { fixture }: Left): Promise<string> {
  const look = studio.db.updateTable('sports.fixture').where('id', '=', fixture).where('settled_at', 'is', null)
  for (;;) {
    await look.set({ watched_at: clock.now() }).execute()
    await studio.sports.run()
    const row = await studio.db
      .selectFrom('sports.fixture')
      .selectAll()
      .where('id', '=', fixture)
      .executeTakeFirstOrThrow()
    if (row.settled_at) return row.state
    const moments = [row.window_at, row.closes_at && new Date(row.closes_at.getTime() - 100), row.closes_at]
    const next = moments.find(at => at && at > clock.now())
    clock.advance(next ? next.getTime() - clock.now().getTime() : 100)
  }
}

/** Opens a tile and takes what there is. Tells if the round is over. */
export async function endInstant(world: TestWorld, member: TestClient, { round }: Left): Promise<boolean> {
  const visit = new InstantVisit(await world.play(member, mines))
  const chosen = await visit.choose(round, 0, { kind: 'open', cell: 0 })
  if (chosen.body.round?.isOver) return true
  return (await visit.choose(round, 1, { kind: 'cash' })).body.round?.isOver ?? false
}
