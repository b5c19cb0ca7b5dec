import type { NoticeTable } from './index.ts'

export const cn: NoticeTable = {
  reason: '原因：{reason}',
  notices: {
    depositCreated: {
      title: '存款 {order} 已创建',
      text: '您申请存款 {amount}。请在 {minutes} 分钟内付款，并注明订单号 {order}。',
    },
    depositInReview: {
      title: '存款 {order} 审核中',
      text: '我们正在核对您的存款 {amount}，结果将在此通知您。',
    },
    depositPartArrived: {
      title: '存款 {order} 已收到部分款项',
      text: '已收到 {amount}。其余款项到达或经我们核对后即入账。',
    },
    depositBeyondArrived: {
      title: '存款 {order} 又收到一笔款项',
      text: '收到的 {amount} 超出您申请的存款金额。我们正在核对，结果会在此通知您。',
    },
    depositConfirmed: {
      title: '存款 {order} 已到账',
      text: '{amount} 已存入您的钱包。',
    },
    depositRejected: {
      title: '存款 {order} 已拒绝',
      text: '您的存款 {amount} 已被拒绝，未入账。',
    },
    depositExpired: {
      title: '存款 {order} 已过期',
      text: '未在规定时间内收到 {amount}。如您已付款，款项到达后仍会入账。',
    },
    depositReversed: {
      title: '存款 {order} 已冲正',
      text: '支付渠道已收回 {amount}，我们已相应扣回。',
    },
    withdrawalRequested: {
      title: '提款 {order} 已申请',
      text: '已为您的提款预留 {amount}。',
    },
    withdrawalInReview: {
      title: '提款 {order} 审核中',
      text: '您的提款 {amount} 已通过审核，正在出款。',
    },
    withdrawalRejected: {
      title: '提款 {order} 已拒绝',
      text: '{amount} 已退回您的钱包。',
    },
    withdrawalPaid: {
      title: '提款 {order} 已出款',
      text: '已转出 {amount}。请在 {minutes} 分钟内确认是否到账，逾期视为已到账。',
    },
    withdrawalRestReturned: {
      title: '提款 {order} 的余额已退回',
      text: '未派付的 {amount} 已退回您的钱包。',
    },
    withdrawalDisputed: {
      title: '提款 {order} 申诉处理中',
      text: '我们正在核查您关于 {amount} 的反馈，结果将在此通知您。',
    },
    withdrawalAutoReceived: {
      title: '提款 {order} 视为已到账',
      text: '确认时间已过，已转出的 {amount} 视为已到账。',
    },
    withdrawalRefunded: {
      title: '提款 {order} 已退回',
      text: '{amount} 已退回您的钱包。',
    },
    withdrawalReissued: {
      title: '提款 {order} 将补发',
      text: '{amount} 将再次转出，不收手续费。',
    },
    withdrawalForced: {
      title: '提款 {order} 已按到账处理',
      text: '关于 {amount} 的申诉已按到账处理，该金额不予退还。',
    },
    correctedUp: {
      title: '余额调整 {order}',
      text: '已向您的钱包增加 {amount}。',
    },
    correctedDown: {
      title: '余额调整 {order}',
      text: '已从您的钱包扣除 {amount}。',
    },
  },
}
