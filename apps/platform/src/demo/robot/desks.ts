import { randomUUID } from 'node:crypto'
import { parseAmount, toWire } from '@baize/money'
import type { Ask } from '../ask-as.ts'
import { affiliateReason, feedbackAnswer, talkAnswer } from './answers.ts'

type Step = () => Promise<unknown>
/** Between which moments came what is worked on, as ISO times. */
interface Waiting {
  since: string
  before: string
}
/** Looks at a queue, and answers what to do about what has waited. */
export type Desk = (ask: Ask, waiting: Waiting) => Promise<Step[]>

/** A note for the books. */
const reason = 'Checked by the demo robot. No real money moves here.'

/** Later states first: an order takes one step a run. */
const withdrawals: readonly Desk[] = [
  async (ask, waiting) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'NOT_RECEIVED' })
    return ordersOf(list, waiting).map(
      ({ id }) =>
        () =>
          ask('cashier.refundWithdrawal', { id, reason }),
    )
  },
  async (ask, waiting) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'PARTIAL' })
    return ordersOf(list, waiting).map(
      ({ id }) =>
        () =>
          ask('cashier.reissueWithdrawal', { id, reason }),
    )
  },
  async (ask, waiting) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'REVIEW' })
    return ordersOf(list, waiting).map(
      ({ id, number, channel, paidAmount, sentAmount }) =>
        () =>
          ask('cashier.payWithdrawal', {
            ...{ id, reason, requestId: randomUUID() },
            parts: [{ channel, amount: lessOf(paidAmount, sentAmount), reference: `ROBOT-${number}` }],
          }),
    )
  },
  async (ask, waiting) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'REQUESTED' })
    // What was won of another member waits for somebody who looks.
    const plain = list.filter(({ wonOf }) => !wonOf)
    return ordersOf(plain, waiting).map(
      ({ id }) =>
        () =>
          ask('cashier.reviewWithdrawal', { id, reason, holderChecked: true }),
    )
  },
]

const deposits: Desk = async (ask, waiting) => {
  const { list } = await ask('cashier.depositQueue', { state: 'REVIEW' })
  return ordersOf(list, waiting).map(
    ({ id, number, amount, waitingAmount }) =>
      () =>
        ask('cashier.approveDeposit', {
          ...{ id, reason, arrivedAmount: waitingAmount ?? amount },
          ...(waitingAmount === null ? { reference: `ROBOT-${number}` } : {}),
        }),
  )
}

const redemptions: Desk = async (ask, waiting) => {
  const { list } = await ask('points.pendingRedemptions', {})
  return thoseOf(list, waiting, each => each.applyTime).map(
    ({ id }) =>
      () =>
        ask('points.approveRedemption', { id, reason }),
  )
}

const applications: Desk = async (ask, waiting) => {
  const { list } = await ask('promotions.applications', {})
  return thoseOf(list, waiting, each => each.appliedAt).map(
    ({ id, wants }) =>
      () =>
        ask(wants === 'join' ? 'promotions.approve' : 'promotions.pay', { id, reason }),
  )
}

const feedback: Desk = async (ask, waiting) => {
  const { list } = await ask('service.feedbackQueue', {})
  return thoseOf(list, waiting, each => each.sentAt).map(
    ({ id, language }) =>
      () =>
        ask('service.answerFeedback', { id, reason: feedbackAnswer[language] }),
  )
}

const affiliates: Desk = async (ask, waiting) => {
  const { list } = await ask('service.applications', {})
  return thoseOf(list, waiting, each => each.sentAt).map(
    ({ id, language }) =>
      () =>
        ask('service.decideApplication', { id, approve: true, reason: affiliateReason[language] }),
  )
}

const talks: Desk = async ask => {
  const { list } = await ask('service.talks', {})
  return list
    .filter(({ waits }) => waits)
    .map(
      ({ id, language }) =>
        () =>
          ask('service.answerTalk', { id, text: talkAnswer[language] }),
    )
}

/** Everything that waits for an operator in the demo. */
export const desks: readonly Desk[] = [...withdrawals, deposits, redemptions, applications, feedback, affiliates, talks]

/** What is left of an amount. */
const lessOf = (amount: string, less: string): string => toWire(parseAmount(amount) - parseAmount(less))

/** Orders that were made since the robots came and have stood in their present state for a while. */
const ordersOf = <T extends { createdAt: string; waitingSince: string }>(list: readonly T[], waiting: Waiting): T[] =>
  thoseOf(
    list,
    waiting,
    order => order.createdAt,
    order => order.waitingSince,
  )

/** Those made since the robots came that have stood for a while as they are, which is since they were made unless said otherwise. */
const thoseOf = <T>(
  list: readonly T[],
  { since, before }: Waiting,
  madeAt: (one: T) => string,
  standsSince = madeAt,
): T[] => list.filter(one => madeAt(one) >= since && standsSince(one) < before)
