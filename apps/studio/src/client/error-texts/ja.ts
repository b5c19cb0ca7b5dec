import type { StudioErrorCode } from '@baize/api/studio/errors'

/** Every refusal of the studio in Japanese, for games and betting pages alike. */
export const jaErrors: Record<StudioErrorCode, string> = {
  visit_unknown: '今回のプレイは終了しています。ロビーから開き直してください。残高は引かれていません。',
  visit_over: '今回のプレイは終了しています。ロビーから開き直してください。残高は引かれていません。',
  stake_invalid: 'このベット額は選べません。別の額を選んでください。残高は引かれていません。',
  client_seed_invalid: '表示できる文字を1～64文字で入力してください。',
  client_seed_wanted:
    'サーバーのシードが変わりました。新しいご自身のシードを送信しています。もう一度押してください。残高は引かれていません。',
  input_invalid: '送信内容を受け付けられませんでした。残高は引かれていません。',
  round_open: 'このゲームに終わっていないラウンドがあります。残高は引かれていません。',
  round_unknown: 'このラウンドの記録はありません。',
  round_over: 'このラウンドはすでに終了しています。結果は変わりません。',
  bet_invalid: 'このベットはテーブルにありません。変更してください。残高は引かれていません。',
  choice_invalid: '今はこの操作を選べません。ラウンドは続いています。',
  choice_taken: '別の操作が先に確定しました。現在の状態を表示します。',
  too_fast: '次のラウンドはもう少しで始められます。残高は引かれていません。',
  price_changed: 'ベットスリップの金額が変わりました。確認してもう一度お申し込みください。残高は引かれていません。',
  odds_changed:
    'オッズが変わりました。スリップに新しいオッズを表示しています。よろしければもう一度購入してください。料金は引かれていません。',
  slip_reused: 'この番号のベットスリップは送信済みです。二重には引かれません。',
  slip_unknown: 'このベットスリップは見つかりません。',
  chase_unknown: 'この追い注文は見つからないか、すでに終わっています。',
  ticket_unknown: 'このチケットはまだ封印済みの台帳にありません。',
  issue_closed: 'この回の受付は終了しました。次の回が受付中です。残高は引かれていません。',
  not_enough_money: '残高がベット額に足りません。ベット額を下げるか、残高を追加してください。残高は引かれていません。',
  limit_reached: 'ご自身で設定した上限に達しました。残高は引かれていません。出金は可能です。',
  game_closed: '現在このゲームは利用できません。残高は引かれていません。',
  wallet_unavailable: 'ウォレットから確実な応答がありませんでした。ラウンドは行われず、引かれたベット額は戻ります。',
  too_many_requests: 'お使いの回線からのリクエストが多すぎます。しばらくしてからお試しください。',
  busy: 'プロバイダーが混み合っています。しばらくしてからお試しください。',
  internal: 'プロバイダーでエラーが発生しました。',
}
