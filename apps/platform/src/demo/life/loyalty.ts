import { randomUUID } from 'node:crypto'
import { keys } from '../../domains/ledger/index.ts'
import { demoDigits, type Life, reason } from './life.ts'

const grantedPoints = 3_000n

/** Club level, labels, points and redemptions of `player`. */
export async function giveStanding(life: Life): Promise<void> {
  const { player, desk, database, platform } = life
  await desk('members.setClubLevel', { account: 'player', rank: 5, reason })
  const labels = [{ labelName: 'Early bird', color: '#2F7D5B' }, { labelName: 'Slots regular' }]
  const { id } = await player('members.info', {})
  await desk('members.label', { id, labels, version: 0, reason })
  const memberId = BigInt(id)
  await database.transaction(tx =>
    platform.points.grant(tx, {
      ...{ memberId, units: grantedPoints * 10_000n, key: keys.points('demo:player') },
      code: 'POINTS_GRANT',
    }),
  )
  const redeemed = async (code: string) => {
    const { list } = await player('points.goods', {})
    const { redemption } = await player('points.redeem', {
      ...{ goodsId: list.find(goods => goods.code === code)!.id, quantity: 1, password: demoDigits },
      ...{ receivingAddress: '12 Lantern Street, Makati', mobile: '09175550100', requestId: randomUUID() },
    })
    return redemption.id
  }
  await desk('points.approveRedemption', { id: await redeemed('CREDIT-5'), reason })
  await desk('points.rejectRedemption', { id: await redeemed('CREDIT-5'), reason })
  await redeemed('DICE')
}

/** A promotion in each status that a member comes to; the shelf itself has one that is to come and one that has ended. */
export async function joinPromotions({ player, desk }: Life): Promise<void> {
  const { list } = await player('promotions.list', {})
  const idOf = (code: string) => list.find(promotion => promotion.code === code)!.id
  const join = (code: string, comment = '') => player('promotions.join', { id: idOf(code), comment })
  const applicationOf = async (comment: string) => {
    const { list: waiting } = await desk('promotions.applications', {})
    return waiting.find(application => application.account === 'player' && application.comment === comment)!.id
  }
  // It waits for the desk: so much credit would lock every withdrawal behind its turnover.
  await join('ZALO-131K')
  await player('promotions.claim', { id: idOf('ZALO-131K'), contact: '84917555010' })
  const story = 'I won with three herons in a row.'
  await join('SHOW-A-ROUND', story)
  await desk('promotions.approve', { id: await applicationOf(story), reason })
  await player('promotions.claim', { id: idOf('SHOW-A-ROUND') })
  await desk('promotions.pay', { id: await applicationOf(story), reason })
  const luck = 'A lucky Tuesday.'
  await join('TELL-US', luck)
  await desk('promotions.reject', { id: await applicationOf(luck), reason })
  const ticket = { account: 'player', kind: 'WHEEL', count: 1, requestId: randomUUID(), reason } as const
  await desk('promotions.grantTickets', ticket)
}

const joinOne =
  (code: string) =>
  async ({ player }: Pick<Life, 'player'>): Promise<void> => {
    const { list } = await player('promotions.list', {})
    await player('promotions.join', { id: list.find(promotion => promotion.code === code)!.id })
  }

/** Before the deposits, of which one counts. */
export const joinBeforeDeposits = joinOne('FIRST-THOUSAND')
/** After the rounds, of which none counts. */
export const joinAfterPlay = joinOne('PLAY-500')

/** A bonus to be wagered. It ends with a withdrawal, so it comes after those. */
export async function takeBonus({ player }: Life): Promise<void> {
  const { list } = await player('promotions.list', {})
  const { id } = list.find(({ code }) => code === 'PLAY-BONUS')!
  await player('promotions.join', { id })
  await player('promotions.claim', { id, contact: '84917555010' })
}
