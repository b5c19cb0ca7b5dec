import type { Ask } from '../ask-as.ts'

type Step = () => Promise<unknown>
/** Looks at a queue, and answers what to do about what has waited since before a moment (ISO time). */
export type Desk = (ask: Ask, before: string) => Promise<Step[]>

const reason = 'Checked by the demo robot. No real money moves here.'

/** Later states first: an order takes one step a run. */
const withdrawals: readonly Desk[] = [
  async (ask, before) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'NOT_RECEIVED' })
    return since(list, before).map(
      ({ id }) =>
        () =>
          ask('cashier.refundWithdrawal', { id, reason }),
    )
  },
  async (ask, before) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'PARTIAL' })
    return since(list, before).map(
      ({ id }) =>
        () =>
          ask('cashier.reissueWithdrawal', { id, reason }),
    )
  },
  async (ask, before) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'REVIEW' })
    return since(list, before).map(
      ({ id, number }) =>
        () =>
          ask('cashier.payWithdrawal', { id, channelReference: `ROBOT-${number}`, reason }),
    )
  },
  async (ask, before) => {
    const { list } = await ask('cashier.withdrawalQueue', { state: 'REQUESTED' })
    return since(list, before).map(
      ({ id }) =>
        () =>
          ask('cashier.reviewWithdrawal', { id, reason, holderChecked: true }),
    )
  },
]

const deposits: Desk = async (ask, before) => {
  const { list } = await ask('cashier.depositQueue', { state: 'REVIEW' })
  return since(list, before).map(
    ({ id, amount, arrivedAmount }) =>
      () =>
        ask('cashier.approveDeposit', { id, arrivedAmount: arrivedAmount ?? amount, reason }),
  )
}

const redemptions: Desk = async (ask, before) => {
  const { list } = await ask('points.pendingRedemptions', {})
  return list
    .filter(({ applyTime }) => applyTime < before)
    .map(
      ({ id }) =>
        () =>
          ask('points.approveRedemption', { id, reason }),
    )
}

const applications: Desk = async (ask, before) => {
  const { list } = await ask('promotions.applications', {})
  return list
    .filter(({ appliedAt }) => appliedAt < before)
    .map(
      ({ id, wants }) =>
        () =>
          ask(wants === 'join' ? 'promotions.approve' : 'promotions.pay', { id, reason }),
    )
}

const feedback: Desk = async (ask, before) => {
  const { list } = await ask('service.feedbackQueue', {})
  const answer = 'Thank you. The demo robot has read this; a real site would have a person answer you here.'
  return list
    .filter(({ sentAt }) => sentAt < before)
    .map(
      ({ id }) =>
        () =>
          ask('service.answerFeedback', { id, reason: answer }),
    )
}

const affiliates: Desk = async (ask, before) => {
  const { list } = await ask('service.applications', {})
  return list
    .filter(({ sentAt }) => sentAt < before)
    .map(
      ({ id }) =>
        () =>
          ask('service.decideApplication', { id, approve: true, reason }),
    )
}

const talks: Desk = async ask => {
  const { list } = await ask('service.talks', {})
  const text = 'Hello, this is the demo robot. On a real site a person of our team would answer you here.'
  return list
    .filter(({ waits }) => waits)
    .map(
      ({ id }) =>
        () =>
          ask('service.answerTalk', { id, text }),
    )
}

/** Everything that waits for an operator in the demo. */
export const desks: readonly Desk[] = [...withdrawals, deposits, redemptions, applications, feedback, affiliates, talks]

const since = <T extends { createdAt: string }>(list: readonly T[], before: string): T[] =>
  list.filter(({ createdAt }) => createdAt < before)
