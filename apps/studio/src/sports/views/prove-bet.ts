import type { BookProofAnswer } from '@baize/api/studio/sports/bets'
import { toHex } from '@baize/game-kit'
import { proofOf } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import type { SportsDependencies } from '../sports-dependencies.ts'

/**
 * What the owner of a bet needs to find it in the tree of one of its fixtures, as its newest seal has it.
 * @throws StudioError bet_unknown also while no seal holds it
 */
export async function proveBet(
  { db }: Pick<SportsDependencies, 'db'>,
  visit: Visit,
  { id, fixture }: { id: string; fixture: string },
): Promise<BookProofAnswer> {
  const own = await db
    .selectFrom('sports.bet as b')
    .innerJoin('sports.leaf as l', 'l.bet_id', 'b.id')
    .select(['b.salt', 'l.index', 'l.text'])
    .where('b.id', '=', id)
    .where('b.user_id', '=', visit.user_id)
    .where('l.fixture', '=', fixture)
    .executeTakeFirst()
  if (!own) throw new StudioError('bet_unknown', { field: 'id' })
  const seal = await db
    .selectFrom('sports.seal')
    .select(['root', 'leaves'])
    .where('fixture', '=', fixture)
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const leaves = await db
    .selectFrom('sports.leaf')
    .select('hash')
    .where('fixture', '=', fixture)
    .where('index', '<', seal.leaves)
    .orderBy('index')
    .execute()
  const siblings = proofOf(
    sha256,
    leaves.map(({ hash }) => hash),
    own.index,
  )
  const { text, salt, index } = own
  return { text, salt, index, count: seal.leaves, siblings: siblings.map(toHex), root: seal.root }
}
