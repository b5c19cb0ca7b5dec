import type { StudioErrorCode } from '../../contract.ts'

/** Every refusal of the studio in Chinese, for games and betting pages alike. */
export const cnErrors: Record<StudioErrorCode, string> = {
  visit_unknown: '本次游戏已结束，请从大厅重新打开。未扣除任何款项。',
  visit_over: '本次游戏已结束，请从大厅重新打开。未扣除任何款项。',
  stake_invalid: '不提供此投注金额，请重新选择。未扣除任何款项。',
  client_seed_invalid: '请输入 1 至 64 个可见字符。',
  input_invalid: '提交的内容未被接受。未扣除任何款项。',
  round_open: '此游戏还有一局未结束。未扣除任何款项。',
  round_unknown: '没有这一局的记录。',
  round_over: '本局已经结束，结果不变。',
  bet_invalid: '台面上没有这一投注，请修改。未扣除您的余额。',
  choice_invalid: '当前不能这样选择，本局继续。',
  choice_taken: '已先收到另一个选择，现按实际进度显示本局。',
  too_fast: '请稍候再开始下一局。未扣除任何款项。',
  price_changed: '注单价格已变动，请核对后重新提交。未扣除任何款项。',
  slip_reused: '此编号的注单已提交过，不会重复扣款。',
  slip_unknown: '找不到该注单。',
  chase_unknown: '找不到此追号订单，或者它已经结束。',
  ticket_unknown: '该彩票尚未进入封存的票册。',
  issue_closed: '本期已封盘，下一期正在销售。未扣除任何款项。',
  not_enough_money: '余额低于投注金额，请降低投注或补充余额。未扣除任何款项。',
  limit_reached: '已达到您设定的一项限额。未扣除任何款项，您仍可提款。',
  game_closed: '该游戏暂不可用，未扣除任何款项。',
  wallet_unavailable: '钱包未给出明确答复，该局未进行。如已扣除投注金额，将予退回。',
  busy: '游戏厂商系统繁忙，请稍后重试。',
  internal: '游戏厂商系统出现错误。',
}
