import type { NoticeTable } from './index.ts'

export const ja: NoticeTable = {
  reason: '理由：{reason}',
  notices: {
    depositCreated: {
      title: '入金 {order} を受け付けました',
      text: '{amount}の入金を受け付けました。{minutes}分以内に取引番号 {order} を添えてお支払いください。',
    },
    depositInReview: {
      title: '入金 {order} は審査中です',
      text: '{amount}の入金を確認しています。結果はこちらでお知らせします。',
    },
    depositPartArrived: {
      title: '入金 {order} の一部が届きました',
      text: '{amount} が届きました。残りが届くか、確認が済みしだいウォレットに反映されます。',
    },
    depositBeyondArrived: {
      title: '入金 {order} に別の支払いが届きました',
      text: '申請額を超えて {amount} が届きました。確認のうえ、結果をこちらでお知らせします。',
    },
    depositConfirmed: {
      title: '入金 {order} が反映されました',
      text: '{amount}がウォレットに入りました。',
    },
    depositRejected: {
      title: '入金 {order} は却下されました',
      text: '{amount}の入金は却下されました。残高への反映はありません。',
    },
    depositExpired: {
      title: '入金 {order} の期限が切れました',
      text: '{amount}のお支払いを期限内に確認できませんでした。お支払い済みの場合は、着金時に反映されます。',
    },
    depositReversed: {
      title: '入金 {order} は取り消されました',
      text: '決済会社が{amount}を引き戻したため、残高から差し引きました。',
    },
    withdrawalRequested: {
      title: '出金 {order} を受け付けました',
      text: '出金用に{amount}を確保しました。',
    },
    withdrawalInReview: {
      title: '出金 {order} を処理しています',
      text: '{amount}の出金を確認し、送金手続きを進めています。',
    },
    withdrawalRejected: {
      title: '出金 {order} は却下されました',
      text: '{amount}はウォレットに戻りました。',
    },
    withdrawalPaid: {
      title: '出金 {order} を送金しました',
      text: '{amount}を送金しました。{minutes}分以内に受取の有無をお知らせください。期限を過ぎると受取済みになります。',
    },
    withdrawalRestReturned: {
      title: '出金 {order} の残額が戻りました',
      text: '送金されなかった{amount}はウォレットに戻りました。',
    },
    withdrawalDisputed: {
      title: '出金 {order} は異議申立中です',
      text: '{amount}についてのご連絡を確認しています。結果はこちらでお知らせします。',
    },
    withdrawalAutoReceived: {
      title: '出金 {order} は受取済みになりました',
      text: '回答期限が過ぎたため、送金した{amount}は受取済みとなりました。',
    },
    withdrawalRefunded: {
      title: '出金 {order} は返金されました',
      text: '{amount}はウォレットに戻りました。',
    },
    withdrawalReissued: {
      title: '出金 {order} を再送金します',
      text: '{amount}を手数料なしで再送金します。',
    },
    withdrawalForced: {
      title: '出金 {order} は受取済みとして終了しました',
      text: '{amount}についての異議申立は受取済みとして終了しました。返金はありません。',
    },
    correctedUp: {
      title: '残高の修正 {order}',
      text: 'ウォレットに{amount}を追加しました。',
    },
    correctedDown: {
      title: '残高の修正 {order}',
      text: 'ウォレットから{amount}を差し引きました。',
    },
  },
}
