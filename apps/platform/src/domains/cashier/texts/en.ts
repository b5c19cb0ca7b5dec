import type { NoticeTable } from './index.ts'

export const en: NoticeTable = {
  reason: 'Reason: {reason}',
  notices: {
    depositCreated: {
      title: 'Deposit {order} is open',
      text: 'You asked to deposit {amount}. Pay with the order number {order} within {minutes} minutes.',
    },
    depositInReview: {
      title: 'Deposit {order} is in review',
      text: 'We compare what arrived with your deposit of {amount}. You will hear from us here.',
    },
    depositPartArrived: {
      title: 'A part of deposit {order} has come',
      text: '{amount} has come. It is credited as soon as the rest of the deposit is here, or when we have looked at it.',
    },
    depositBeyondArrived: {
      title: 'Another payment came for deposit {order}',
      text: '{amount} came beyond what you asked to deposit. We look at it; you will hear from us here.',
    },
    depositConfirmed: {
      title: 'Deposit {order} is in your wallet',
      text: '{amount} is in your wallet.',
    },
    depositRejected: {
      title: 'Deposit {order} was rejected',
      text: 'Your deposit of {amount} was rejected. Nothing was credited.',
    },
    depositExpired: {
      title: 'Deposit {order} has expired',
      text: 'No payment of {amount} arrived in time. If you paid after all, the money is credited when it arrives.',
    },
    depositReversed: {
      title: 'Deposit {order} was reversed',
      text: 'The channel took back {amount}, and so did we.',
    },
    withdrawalRequested: {
      title: 'Withdrawal {order} was requested',
      text: '{amount} is set aside for your withdrawal.',
    },
    withdrawalInReview: {
      title: 'Withdrawal {order} is in review',
      text: 'Your withdrawal of {amount} was checked and is being paid.',
    },
    withdrawalRejected: {
      title: 'Withdrawal {order} was rejected',
      text: '{amount} is back in your wallet.',
    },
    withdrawalPaid: {
      title: 'Withdrawal {order} was paid',
      text: 'We sent {amount}. Tell us within {minutes} minutes whether it arrived; after that it counts as received.',
    },
    withdrawalRestReturned: {
      title: 'The rest of withdrawal {order} is back',
      text: '{amount} of it was not sent and is back in your wallet.',
    },
    withdrawalDisputed: {
      title: 'Withdrawal {order} is under dispute',
      text: 'We look into your report about {amount}. You will hear from us here.',
    },
    withdrawalAutoReceived: {
      title: 'Withdrawal {order} counts as received',
      text: 'The time to answer has passed, so the {amount} we sent counts as received.',
    },
    withdrawalRefunded: {
      title: 'Withdrawal {order} was refunded',
      text: '{amount} is back in your wallet.',
    },
    withdrawalReissued: {
      title: 'Withdrawal {order} is paid again',
      text: '{amount} will be sent once more, without a fee.',
    },
    withdrawalForced: {
      title: 'Withdrawal {order} was closed as received',
      text: 'The dispute about {amount} is closed as received. The amount is not refunded.',
    },
    correctedUp: {
      title: 'Correction {order}',
      text: '{amount} was added to your wallet.',
    },
    correctedDown: {
      title: 'Correction {order}',
      text: '{amount} was taken from your wallet.',
    },
  },
}
