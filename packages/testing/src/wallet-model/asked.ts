import type { MemberCall, PoolCall } from './state.ts'

/** What of a call makes a repeat the same. The game, whose code is part of it, is left out: each provider has one. */
export const asked = (call: MemberCall | PoolCall): string => {
  const { isForeign: _, ...told } = call as MemberCall
  switch (told.name) {
    case 'bet':
      return JSON.stringify(['bet', told.user, told.round, told.amount, told.isFree, told.holdRound])
    case 'settle':
      return JSON.stringify(['settle', told.user, told.round, told.lines, told.series, told.rebate])
    case 'rollback':
      return JSON.stringify(['rollback', told.user, told.round, told.reference])
    case 'split':
      return JSON.stringify(['split', told.user, told.round, told.reference, told.parts])
    case 'credit':
      return JSON.stringify(['credit', told.user, told.round, told.reference, told.amount])
    case 'conclude':
      return JSON.stringify(['conclude', told.round, told.rake, told.seats])
    case 'hold':
    case 'release':
      return JSON.stringify([told.name, told.user, told.round, told.amount])
    default: {
      const pool = call as PoolCall
      // What the house puts in is not the provider's to say: a seed carries no amount.
      const amount = pool.move === 'seed' ? null : pool.amount
      return JSON.stringify(['pool', pool.move, pool.round, amount, pool.move === 'win' && [pool.user, pool.bet]])
    }
  }
}

/** A call under an id that it gives to something else. */
export const namesItself = (call: MemberCall): boolean =>
  (call.name === 'rollback' && call.reference === call.id) ||
  (call.name === 'split' && call.parts.some(part => part.id === call.id)) ||
  (call.name === 'conclude' && call.seats.some(seat => seat.bet === call.id))
